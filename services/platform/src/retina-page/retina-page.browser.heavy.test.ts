import { CONNECT_LANGUAGES } from '@svc/contracts';
import { asOwner, reviewScreening } from '@svc/store';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRetinaPage } from '../../../pages/scripts/write-retina-page.ts';
import { allFaults, keepPicture, launchChromium, sidewaysOverflow } from '../../test/chromium.ts';
import { createFakeCamera, type FakeCamera, testPicture } from '../../test/fake-camera.ts';
import { openRetinaWorld, type RetinaWorld } from '../../test/retina-world.ts';
import { RETINA_PAGE_TEXTS } from '../../../pages/src/retina-page/texts/index.ts';

const { en } = RETINA_PAGE_TEXTS;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const GOOD = 'chase_db1/Image_03L.jpg';
/** As a phone is held. */
const UPRIGHT = { width: 960, height: 1280 };
const BLURRED = 'degraded/Image_02L_blur2p5.jpg';
/** A busy machine measures a picture slowly. */
const PATIENCE_MS = 240_000;
const CAMERA = 'document.querySelector("video").srcObject';
/** What Chromium writes of an answer that is no success, whoever asked for it. */
const ANSWER = /^Failed to load resource: the server responded with a status of (\d+)/;

/** Nothing is in it, so that nothing is measured: for what does not depend on the picture. */
const PLAIN = {
  name: 'plain.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background: '#200' } })
    .jpeg()
    .toBuffer(),
};

let world: RetinaWorld;
let browser: Browser;
let camera: FakeCamera;
/** Every address that a page asked for, and whatever a console said, in all tests of this file. */
const asked: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  await writeRetinaPage();
  world = await openRetinaWorld();
  camera = await createFakeCamera(GOOD);
  browser = await launchChromium(camera.args);
});
afterAll(async () => {
  await browser?.close();
  camera?.remove();
  await world?.close();
});

interface Visit extends BrowserContextOptions {
  readonly signedIn?: boolean;
  readonly lang?: string;
  readonly where?: Browser;
}

/** The page in a browser of its own. */
async function openPage({
  signedIn = true,
  lang = 'en',
  where = browser,
  ...options
}: Visit = {}): Promise<Page> {
  const context = await where.newContext({ ...PHONE, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  if (signedIn) await signIn(context);
  context.on('request', (request) => asked.push(request.url()));
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${world.origin}/demo/retina?lang=${lang}`);
  await page.locator(signedIn ? '#setup' : '#signed-out').waitFor();
  return page;
}

async function signIn(context: ReturnType<Page['context']>): Promise<void> {
  await context.addCookies([{ ...(await world.newSession()), url: world.origin }]);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check();
const sent = (page: Page) => page.getByRole('heading', { name: en.sent.title }).waitFor();

type ChosenFile = Parameters<Page['setInputFiles']>[1];

async function chooseFile(page: Page, file: ChosenFile, eye: string = en.setup.eyes.right): Promise<void> {
  await choose(page, eye);
  await page.locator('#file').setInputFiles(file);
}

/** Looked at first, as every file is. */
async function sendFile(page: Page, file: ChosenFile, eye?: string): Promise<void> {
  await chooseFile(page, file, eye);
  await page.locator('#send').click();
}

async function startCamera(page: Page, eye: string = en.setup.eyes.right): Promise<void> {
  await choose(page, eye);
  await press(page, en.setup.camera);
}

const focused = (page: Page) => page.evaluate<string>('document.activeElement.id');

async function captures() {
  const { ownerId } = world.patient;
  const { db } = world.platform.services.database;
  return asOwner(db, ownerId, (trx) =>
    trx
      .selectFrom('retina_capture as capture')
      .leftJoin('retina_quality as quality', 'quality.capture_id', 'capture.id')
      .select(['capture.eye', 'capture.method', 'capture.session_id', 'quality.quality'])
      .orderBy('capture.captured_at')
      .execute(),
  );
}

/** No fault by axe, and no sideways scrolling. */
async function check(page: Page, name: string): Promise<void> {
  await keepPicture(page, `retina-${name}`);
  expect(await allFaults(page), `faults of ${name}`).toEqual([]);
  expect(await sidewaysOverflow(page), `too wide: ${name}`).toBe(0);
}

describe('with a camera that sees a retina', () => {
  it('takes a picture by itself once it is good, sends it, and lists it as waiting for review', async () => {
    const page = await openPage();
    // What is good is soon taken: the ring is watched by the page itself.
    await page.evaluate(`(() => {
      const ring = document.querySelector('#ring');
      globalThis.hints = new Set();
      new MutationObserver(() => globalThis.hints.add(ring.dataset.hint)).observe(ring, { attributes: true });
    })()`);
    await startCamera(page);
    await sent(page);
    expect(await page.evaluate('[...globalThis.hints]')).toContain('good');
    const entry = page.locator('#pictures li');
    await entry.getByText('Awaiting clinician review').waitFor();
    await entry.locator('img').scrollIntoViewIfNeeded();
    const width = () => page.evaluate('document.querySelector("#pictures img").naturalWidth');
    await expect.poll(width, { timeout: 20_000 }).toBe(1280);
    expect(await entry.innerText()).toContain(en.eyes.right);
    // Nothing that was measured.
    expect(await page.locator('#history').innerText()).not.toMatch(/score|quality|density|0\.\d/i);
    await check(page, 'sent-360-light');
    expect(await page.evaluate(CAMERA)).toBeNull();
    const [capture] = await captures();
    expect(capture).toMatchObject({ eye: 'right', method: 'auto' });
    expect(JSON.stringify(capture?.quality)).toContain('passed');
    await page.context().close();
  });

  it('takes none by itself without a lens, where a room is as good as an eye', async () => {
    const page = await openPage({ colorScheme: 'dark' });
    expect(await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")).toBe(true);
    await page.route('**/capture', () => complaints.push('a picture was sent'));
    await choose(page, en.setup.lenses.patient_capture.name);
    await startCamera(page);
    await page.getByRole('status').getByText(en.hints.goodAlone).waitFor();
    const seconds = () => page.evaluate('document.querySelector("video").currentTime');
    await expect.poll(seconds, { timeout: PATIENCE_MS }).toBeGreaterThan(3);
    expect(await page.locator('#live').isVisible()).toBe(true);
    await check(page, 'live-360-dark');
    await page.context().close();
  });

  it('lets the camera go when it is stopped, and sends nothing', async () => {
    const page = await openPage();
    await page.route('**/capture', () => complaints.push('a picture was sent'));
    await startCamera(page);
    await press(page, en.live.stop);
    await page.locator('#setup').waitFor();
    expect(await page.evaluate(CAMERA)).toBeNull();
    await page.context().close();
  });
});

describe('with a camera that is out of focus', () => {
  let blurred: FakeCamera;
  let where: Browser;
  beforeAll(async () => {
    blurred = await createFakeCamera(BLURRED, UPRIGHT);
    where = await launchChromium(blurred.args);
  });
  afterAll(async () => {
    await where?.close();
    blurred?.remove();
  });

  it('says so, and takes a picture of each eye when asked to', async () => {
    const page = await openPage({ where, ...DESKTOP, colorScheme: 'dark' });
    await startCamera(page, en.setup.eyes.both);
    await page.getByRole('status').getByText(en.hints.focus).waitFor();
    await page.locator('#view[data-upright=true]').waitFor();
    await check(page, 'live-1280-dark');
    await page.getByRole('heading', { name: en.eyes.right }).waitFor();
    await press(page, en.live.take);
    await sent(page);
    await check(page, 'sent-1280-dark');
    await press(page, en.sent.next.left);
    await page.getByRole('heading', { name: en.eyes.left }).waitFor();
    await press(page, en.live.take);
    await sent(page);
    expect(await page.locator('#next').isVisible()).toBe(false);
    const both = (await captures()).slice(-2);
    expect(both.map(({ eye, method }) => [eye, method])).toEqual([
      ['right', 'manual'],
      ['left', 'manual'],
    ]);
    expect(new Set(both.map(({ session_id }) => session_id)).size).toBe(1);
    await page.context().close();
  });
});

describe('with a camera that is not allowed', () => {
  it('says so, and goes on with a file', async () => {
    const where = await launchChromium(['--use-fake-device-for-media-stream']);
    try {
      const page = await openPage({ where, permissions: [] });
      const session = await where.newBrowserCDPSession();
      await session.send('Browser.setPermission', {
        permission: { name: 'camera' },
        setting: 'denied',
        origin: world.origin,
      });
      await startCamera(page);
      await page.getByRole('alert').getByText(en.problems.cameraRefused).waitFor();
      await check(page, 'refused-360-light');
      const [request] = await Promise.all([
        page.waitForRequest('**/capture'),
        sendFile(page, testPicture(GOOD)),
      ]);
      expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
      await page.context().close();
    } finally {
      await where.close();
    }
  });

  it('says that there is none', async () => {
    const where = await launchChromium(['--use-fake-ui-for-media-stream']);
    try {
      const page = await openPage({ where });
      await startCamera(page);
      await page.getByRole('alert').getByText(en.problems.noCamera).waitFor();
      expect(await page.locator('#setup').isVisible()).toBe(true);
      await page.context().close();
    } finally {
      await where.close();
    }
  });
});

describe('with a file', () => {
  it('sends what it shows and nothing else the file says', async () => {
    const place = { IFD0: { ImageDescription: 'CANARY-PLACE' } };
    const buffer = await sharp(testPicture(GOOD)).withExif(place).png().toBuffer();
    expect(buffer.includes('CANARY-PLACE')).toBe(true);
    const page = await openPage();
    const [request] = await Promise.all([
      page.waitForRequest('**/capture'),
      sendFile(page, { name: 'eye.png', mimeType: 'image/png', buffer }, en.setup.eyes.left),
    ]);
    const body = request.postDataBuffer();
    expect(body?.includes('CANARY-PLACE') ?? false).toBe(false);
    await sent(page);
    const last = (await captures()).at(-1);
    expect(last).toMatchObject({ eye: 'left', method: null });
    await page.context().close();
  });

  it('says of one that is no picture that it cannot be read', async () => {
    const page = await openPage();
    await chooseFile(page, { name: 'eye.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await page.getByRole('alert').getByText(en.problems.notAPicture).waitFor();
    expect(await page.locator('#setup').isVisible()).toBe(true);
    await page.context().close();
  });

  it('tells in the words of the service why a picture was not taken', async () => {
    const page = await openPage({ colorScheme: 'dark' });
    expect(await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")).toBe(true);
    const why = 'image: must be a JPEG of 8 bits';
    await page.route('**/capture', (route) =>
      route.fulfill({ status: 400, body: JSON.stringify({ error: why }) }),
    );
    await sendFile(page, PLAIN);
    await page.getByText(why).waitFor();
    await page.getByRole('alert').getByText(en.problems.refused).waitFor();
    expect(await page.getByRole('button', { name: en.problems.retry }).isVisible()).toBe(false);
    await expect.poll(() => focused(page)).toBe('discard');
    await check(page, 'not-taken-360-dark');
    await press(page, en.problems.discard);
    await page.locator('#setup').waitFor();
    await page.context().close();
  });
});

describe('a file that was chosen', () => {
  /** What is asked of the service while the page does something. */
  async function askedOf(page: Page, work: () => Promise<void>): Promise<string[]> {
    const urls: string[] = [];
    const listen = (request: { url(): string }) => void urls.push(new URL(request.url()).pathname);
    page.on('request', listen);
    await work();
    page.off('request', listen);
    return urls.filter((path) => path.startsWith('/api/'));
  }

  it('is looked at first: the picture, how good it is in a word, and nothing leaves before that is asked for', async () => {
    const page = await openPage();
    const before = await askedOf(page, async () => {
      await chooseFile(page, testPicture(GOOD));
      await page.locator('#preview').waitFor();
    });
    expect(before).toEqual([]);
    expect(await page.evaluate('document.querySelector("#still").width')).toBe(999);
    expect(await page.locator('#hint').innerText()).toMatch(
      /^Picture quality: (?:very good|good|sufficient)\.$/,
    );
    expect(await page.locator('#send').innerText()).toBe(en.preview.send);
    expect(await focused(page)).toBe('send');
    await check(page, 'preview-good-360-light');
    await press(page, en.preview.send);
    await sent(page);
    await page.context().close();
  });

  it('and is blurred is said to be, another can be taken in its place, or it is sent all the same', async () => {
    const page = await openPage();
    await chooseFile(page, testPicture(BLURRED));
    await page.getByRole('status').getByText(en.preview.blurred).waitFor();
    expect(await page.locator('#hint').innerText()).toContain(en.preview.grades.poor);
    expect(await focused(page)).toBe('another');
    await check(page, 'preview-blurred-360-light');
    await page.locator('#another').setInputFiles(testPicture(GOOD));
    await page.getByRole('button', { name: en.preview.send, exact: true }).waitFor();
    expect(await page.locator('#hint').innerText()).not.toContain(en.preview.blurred);
    await page.locator('#another').setInputFiles(testPicture(BLURRED));
    await press(page, en.preview.anyway);
    await sent(page);
    await page.context().close();
  });

  it('and is too small for the service is not sent', async () => {
    const page = await openPage();
    const buffer = await sharp(testPicture(GOOD)).resize(60, 58).jpeg().toBuffer();
    await chooseFile(page, { name: 'eye.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('status').getByText(en.preview.tooSmall).waitFor();
    expect(await page.locator('#send').isVisible()).toBe(false);
    await page.locator('#cancel').click();
    await page.locator('#setup').waitFor();
    await page.context().close();
  });
});

describe('the eye', () => {
  it('is asked for beside its choice, for the camera and for a file, until it is chosen', async () => {
    const page = await openPage();
    expect(await page.locator('input[name=eye]:checked').count()).toBe(0);
    for (const go of [() => press(page, en.setup.camera), () => page.locator('label[for=file]').click()]) {
      await go();
      expect(await page.locator('#eye-missing').innerText()).toBe(en.setup.eyeMissing);
      expect(await page.locator('#setup').getByRole('alert').count()).toBe(0);
      expect(await page.evaluate('document.activeElement.value')).toBe('right');
      expect(await page.locator('input[name=eye]:checked').count()).toBe(0);
      await check(page, 'eye-missing-360-light');
      await choose(page, en.setup.eyes.left);
      expect(await page.locator('#eye-missing').innerText()).toBe('');
      await page.reload();
      await page.locator('#setup').waitFor();
    }
    await page.context().close();
  });

  it('is chosen anew for the next picture', async () => {
    const page = await openPage();
    await sendFile(page, PLAIN, en.setup.eyes.left);
    await sent(page);
    await press(page, en.sent.again);
    await page.locator('#setup').waitFor();
    expect(await page.locator('input[name=eye]:checked').count()).toBe(0);
    await page.context().close();
  });

  it('is a fixed text where the session of a portal is for one, and the picture goes into that session', async () => {
    const context = await browser.newContext({ ...PHONE });
    context.setDefaultTimeout(PATIENCE_MS);
    await signIn(context);
    const started = await context.request.post(`${world.origin}/api/retina/v1/session`, {
      data: { targetEye: 'left' },
    });
    const { sessionId } = (await started.json()) as { sessionId: string };
    const page = await context.newPage();
    await page.goto(`${world.origin}/demo/retina?lang=en&session=${sessionId}`);
    await page.locator('#setup').waitFor();
    expect(await page.locator('#eye-fixed').innerText()).toBe(en.eyes.left);
    expect(await page.locator('#eye-choices').isVisible()).toBe(false);
    expect(await page.locator('.languages a').first().getAttribute('href')).toContain(`session=${sessionId}`);
    await check(page, 'eye-fixed-360-light');
    await page.locator('#file').setInputFiles(PLAIN);
    await page.locator('#send').click();
    await sent(page);
    expect((await captures()).at(-1)).toMatchObject({ eye: 'left', session_id: sessionId });
    await page.goto(`${world.origin}/demo/retina?lang=en&session=rsess_none`);
    await page.getByRole('alert').getByText(en.problems.linkOver).waitFor();
    expect(await page.locator('#eye-choices').isVisible()).toBe(true);
    await context.close();
  });
});

describe('a picture that was the wrong one', () => {
  it('is withdrawn, leaves the list, and its eye can be taken again', async () => {
    const page = await openPage();
    await sendFile(page, PLAIN);
    await sent(page);
    await page.locator('#pictures li').first().waitFor();
    const before = (await captures()).length;
    await press(page, en.sent.undo);
    await page.getByRole('heading', { name: en.withdrawn.title }).waitFor();
    expect(await focused(page)).toBe('sent-title');
    expect((await captures()).length).toBe(before - 1);
    expect(await page.locator('#undo').isVisible()).toBe(false);
    await check(page, 'withdrawn-360-light');
    await page.locator('#next-file').setInputFiles(PLAIN);
    await page.locator('#send').click();
    await sent(page);
    expect((await captures()).length).toBe(before);
    await page.context().close();
  });

  it('stays when a clinician was faster, and the page says so', async () => {
    const page = await openPage();
    await sendFile(page, PLAIN);
    await sent(page);
    const { ownerId } = world.patient;
    await asOwner(world.platform.services.database.db, ownerId, async (trx) => {
      const analyzed = trx.selectFrom('retina_screening').select('id').where('status', '=', 'analyzed');
      const review = { decision: 'accepted', reviewer: 'Dr A', note: null, now: Date.now() } as const;
      for (const { id } of await analyzed.execute()) await reviewScreening(trx, { ownerId, id }, review);
    });
    await press(page, en.sent.undo);
    await page.getByRole('alert').getByText(en.problems.reviewed).waitFor();
    expect(await page.locator('#undo').isVisible()).toBe(false);
    expect(await focused(page)).toBe('sent-title');
    await check(page, 'not-withdrawn-360-light');
    await page.context().close();
  });

  it('can be tried again when the network was away, and what was said of it goes', async () => {
    const page = await openPage();
    await sendFile(page, PLAIN);
    await sent(page);
    await page.route('**/withdraw', (route) => route.abort());
    await press(page, en.sent.undo);
    await page.getByRole('alert').getByText(en.problems.away).waitFor();
    expect(await focused(page)).toBe('undo');
    await page.unroute('**/withdraw');
    await press(page, en.sent.undo);
    await page.getByRole('heading', { name: en.withdrawn.title }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });
});

describe('when sending fails', () => {
  it('as the network is away, the picture is kept and sent again', async () => {
    const page = await openPage();
    await page.route('**/capture', (route) => route.abort());
    await sendFile(page, PLAIN);
    await page.getByRole('alert').getByText(`${en.problems.away} ${en.problems.kept}`).waitFor();
    await check(page, 'kept-360-light');
    expect(await page.locator('#still').isVisible()).toBe(true);
    await page.unroute('**/capture');
    await press(page, en.problems.retry);
    await sent(page);
    await page.context().close();
  });

  it('says why, and offers another try where one can help', async () => {
    const page = await openPage();
    const busy = en.problems.busy.replace('{seconds}', '7');
    const answers = [
      { status: 503, said: `${busy} ${en.problems.kept}`, canRetry: true },
      { status: 500, said: `${en.problems.failed} ${en.problems.kept}`, canRetry: true },
      { status: 429, said: `${busy} ${en.problems.kept}`, canRetry: true },
      { status: 413, said: en.problems.tooLarge, canRetry: false },
    ];
    let asked = 0;
    await page.route('**/capture', (route) =>
      route.fulfill({
        status: answers[asked++]?.status ?? 200,
        headers: { 'retry-after': '7' },
        body: '{"error":"no"}',
      }),
    );
    await sendFile(page, PLAIN);
    for (const { said, canRetry } of answers) {
      await page.getByRole('alert').getByText(said, { exact: true }).waitFor();
      expect(await page.locator('#retry').isVisible()).toBe(canRetry);
      if (canRetry) await press(page, en.problems.retry);
    }
    expect(asked).toBe(answers.length);
    await page.context().close();
  });

  it('as the session is over, the picture waits until the patient has signed in again', async () => {
    const page = await openPage();
    const context = page.context();
    await page.route('**/capture', async (route) => {
      await context.clearCookies();
      await route.continue();
    });
    await sendFile(page, PLAIN);
    await page.getByRole('alert').getByText(en.problems.signedOut).waitFor();
    await page.unroute('**/capture');
    await signIn(context);
    const before = (await captures()).length;
    await press(page, en.problems.retry);
    await sent(page);
    expect((await captures()).length).toBe(before + 1);
    await context.close();
  });

  it('twice with one key, it is stored once', async () => {
    const page = await openPage();
    const before = (await captures()).length;
    // The answer is lost on its way.
    await page.route('**/capture', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendFile(page, PLAIN);
    await page.getByRole('alert').getByText(en.problems.away).waitFor();
    await page.unroute('**/capture');
    await press(page, en.problems.retry);
    await sent(page);
    expect((await captures()).length).toBe(before + 1);
    await page.context().close();
  });
});

describe('who is signed in', () => {
  it('signs in, signs out, and sees nothing of what was listed', async () => {
    const page = await openPage({ signedIn: false });
    await check(page, 'signed-out-360-light');
    expect(await page.locator('#history').isVisible()).toBe(false);
    await press(page, en.signedOut.signIn);
    await page.locator('#setup').waitFor();
    await page.locator('#pictures li').first().waitFor();
    await press(page, en.signOut);
    await page.locator('#signed-out').waitFor();
    expect(await page.locator('#pictures li').count()).toBe(0);
    await page.reload();
    await page.locator('#signed-out').waitFor();
    await page.context().close();
  });

  it('leaves no camera on when they sign out while it starts', async () => {
    const page = await openPage();
    await page.evaluate(`(() => {
      const devices = navigator.mediaDevices;
      const open = devices.getUserMedia.bind(devices);
      devices.getUserMedia = async (wanted) => {
        await new Promise((resolve) => { globalThis.allow = resolve; });
        globalThis.stream = await open(wanted);
        return globalThis.stream;
      };
    })()`);
    await startCamera(page);
    await press(page, en.signOut);
    await page.locator('#signed-out').waitFor();
    await page.evaluate('globalThis.allow()');
    const tracks = () => page.evaluate('globalThis.stream?.getTracks().map((track) => track.readyState)');
    await expect.poll(tracks, { timeout: 20_000 }).toEqual(['ended']);
    expect(await page.evaluate(CAMERA)).toBeNull();
    await page.context().close();
  });

  it('is asked to sign in again when the session ended before a picture was taken', async () => {
    const page = await openPage();
    await page.context().clearCookies();
    await startCamera(page);
    await page.locator('#signed-out').waitFor();
    expect(await page.evaluate(CAMERA)).toBeNull();
    await page.context().close();
  });

  it('is told when the list cannot be read, and can try again', async () => {
    const page = await openPage();
    await page.route('**/history', (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').getByText(en.history.unread).waitFor();
    await page.unroute('**/history');
    await page.locator('#history-retry').click();
    await page.locator('#pictures li').first().waitFor();
    expect(await page.locator('#history-problem').isVisible()).toBe(false);
    await page.context().close();
  });
});

describe('how it looks', () => {
  it.each(CONNECT_LANGUAGES)(
    'in %s: no fault in any state, no wider than a phone or a window',
    async (lang) => {
      const texts = RETINA_PAGE_TEXTS[lang];
      const page = await openPage({ lang });
      expect(await page.locator('h1').innerText()).toBe(texts.title);
      await press(page, texts.setup.camera);
      await check(page, `setup-${lang}-360-light`);
      await choose(page, texts.setup.eyes.right);
      await page.locator('#file').setInputFiles(testPicture(BLURRED));
      await page.locator('#preview').waitFor();
      await check(page, `blurred-${lang}-360-light`);
      await page.locator('#another').setInputFiles(testPicture(GOOD));
      await page.getByRole('button', { name: texts.preview.send, exact: true }).waitFor();
      await check(page, `good-${lang}-360-light`);
      await page.route('**/capture', (route) => route.abort());
      await press(page, texts.preview.send);
      await page.locator('#kept').waitFor();
      await check(page, `error-${lang}-360-light`);
      await page.unroute('**/capture');
      await press(page, texts.problems.retry);
      await page.getByRole('heading', { name: texts.sent.title }).waitFor();
      await page.locator('#pictures li').first().waitFor();
      await check(page, `sent-${lang}-360-light`);
      await press(page, texts.sent.undo);
      await page.getByRole('heading', { name: texts.withdrawn.title }).waitFor();
      await check(page, `withdrawn-${lang}-360-light`);
      await page.setViewportSize(DESKTOP.viewport);
      await keepPicture(page, `retina-withdrawn-${lang}-1280-light`);
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.context().close();
    },
  );

  // What a page says does not change with its colours: one language shows them.
  it('in the dark: no fault, on a phone or in a window', async () => {
    const page = await openPage({ colorScheme: 'dark' });
    expect(await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")).toBe(true);
    await check(page, 'setup-en-360-dark');
    await page.setViewportSize(DESKTOP.viewport);
    await check(page, 'setup-en-1280-dark');
    await page.context().close();
  });

  it('can be used with the keyboard alone, from the choice of an eye to a picture withdrawn', async () => {
    const page = await openPage(DESKTOP);
    /** Tabs until a control has the focus, and says how it is marked there. */
    const tabTo = async (id: string) => {
      for (let step = 0; step < 30 && (await focused(page)) !== id; step++) await page.keyboard.press('Tab');
      const shown = await page.evaluate(`(() => {
        const active = document.activeElement;
        const marked = active.type === 'file' ? active.nextElementSibling : active;
        return getComputedStyle(marked).outlineStyle;
      })()`);
      expect([id, await focused(page), shown]).toEqual([id, id, 'solid']);
    };
    // Lists of files are answered by this test from now on: to be told of one takes a moment.
    page.on('filechooser', () => {});
    /** A list of files is open: one is taken from it. */
    const pick = async (path: string) => {
      const [list] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
      await list.setFiles(path);
    };
    await tabTo('file');
    await page.keyboard.press('Enter');
    expect(await page.locator('#eye-missing').innerText()).toBe(en.setup.eyeMissing);
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('input[value=left]').isChecked()).toBe(true);
    await tabTo('file');
    await keepPicture(page, 'retina-focus-1280');
    await pick(testPicture(BLURRED));
    await page.locator('#preview').waitFor();
    await expect.poll(() => focused(page)).toBe('another');
    await pick(testPicture(GOOD));
    await page.getByRole('button', { name: en.preview.send, exact: true }).waitFor();
    await expect.poll(() => focused(page)).toBe('send');
    await page.keyboard.press('Enter');
    await sent(page);
    expect(await focused(page)).toBe('sent-title');
    await tabTo('undo');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: en.withdrawn.title }).waitFor();
    expect(await focused(page)).toBe('sent-title');
    await tabTo('again');
    await page.keyboard.press('Enter');
    await page.locator('#setup').waitFor();
    expect(await focused(page)).toBe('setup-title');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.locator('input[value=right]').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#stage').waitFor();
    expect(await focused(page)).toBe('stage-title');
    await page.context().close();
  });

  it('says that it needs a script to whoever runs none', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${world.origin}/demo/retina`);
    expect(await page.locator('noscript').innerText()).toContain(en.noScript);
    expect(await page.locator('.notice').first().innerText()).toBe(en.advisory);
    await context.close();
  });
});

it('asks nobody but this origin, and breaks none of the rules of the page', () => {
  const elsewhere = asked.filter((url) => !url.startsWith(`${world.origin}/`));
  expect(asked.length).toBeGreaterThan(50);
  expect(elsewhere).toEqual([]);
  const unexpected = complaints.filter((text) => {
    const status = ANSWER.exec(text)?.[1];
    const isExpected =
      status !== undefined && ['400', '401', '409', '413', '429', '500', '503'].includes(status);
    return !isExpected && !text.includes('net::ERR_FAILED');
  });
  expect(unexpected).toEqual([]);
});
