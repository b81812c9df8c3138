import { CONNECT_LANGUAGES } from '@svc/contracts';
import { asOwner } from '@svc/store';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRetinaPage } from '../../scripts/write-retina-page.ts';
import { allFaults, keepPicture, launchChromium, sidewaysOverflow } from '../testing/chromium.ts';
import { createFakeCamera, type FakeCamera, testPicture } from '../testing/fake-camera.ts';
import { openRetinaWorld, type RetinaWorld } from '../testing/retina-world.ts';
import { RETINA_PAGE_TEXTS } from './texts/index.ts';

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

async function chooseFile(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  await page.locator('#file').setInputFiles(file);
}

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
    await press(page, en.setup.camera);
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
    await press(page, en.setup.camera);
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
    await press(page, en.setup.camera);
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
    await choose(page, en.setup.eyes.both);
    await press(page, en.setup.camera);
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
      await press(page, en.setup.camera);
      await page.getByRole('alert').getByText(en.problems.cameraRefused).waitFor();
      await check(page, 'refused-360-light');
      const [request] = await Promise.all([
        page.waitForRequest('**/capture'),
        chooseFile(page, testPicture(GOOD)),
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
      await press(page, en.setup.camera);
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
    await choose(page, en.setup.eyes.left);
    const [request] = await Promise.all([
      page.waitForRequest('**/capture'),
      chooseFile(page, { name: 'eye.png', mimeType: 'image/png', buffer }),
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
    const buffer = await sharp(testPicture(GOOD)).resize(60, 58).jpeg().toBuffer();
    await chooseFile(page, { name: 'eye.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('must have at least 64 pixels a side, has 60 x 58').waitFor();
    await page.getByRole('alert').getByText(en.problems.refused).waitFor();
    expect(await page.getByRole('button', { name: en.problems.retry }).isVisible()).toBe(false);
    await check(page, 'not-taken-360-dark');
    await press(page, en.problems.discard);
    await page.locator('#setup').waitFor();
    await page.context().close();
  });
});

describe('when sending fails', () => {
  it('as the network is away, the picture is kept and sent again', async () => {
    const page = await openPage();
    await page.route('**/capture', (route) => route.abort());
    await chooseFile(page, PLAIN);
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
    await chooseFile(page, PLAIN);
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
    await chooseFile(page, PLAIN);
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
    await chooseFile(page, PLAIN);
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
    await press(page, en.setup.camera);
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
    await press(page, en.setup.camera);
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
  it.each(CONNECT_LANGUAGES)('in %s: no fault, no wider than a phone or a window', async (lang) => {
    const page = await openPage({ lang });
    expect(await page.locator('h1').innerText()).toBe(RETINA_PAGE_TEXTS[lang].title);
    await check(page, `setup-${lang}-360-light`);
    await page.setViewportSize(DESKTOP.viewport);
    await keepPicture(page, `setup-${lang}-1280-light`);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.context().close();
  });

  // What a page says does not change with its colours: one language shows them.
  it('in the dark: no fault, on a phone or in a window', async () => {
    const page = await openPage({ colorScheme: 'dark' });
    expect(await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")).toBe(true);
    await check(page, 'setup-en-360-dark');
    await page.setViewportSize(DESKTOP.viewport);
    await check(page, 'setup-en-1280-dark');
    await page.context().close();
  });

  it('can be used with the keyboard alone, and shows where it is', async () => {
    const page = await openPage(DESKTOP);
    await page.locator('input[name=eye]').first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('input[value=left]').isChecked()).toBe(true);
    for (const id of ['lens', 'camera', 'file']) {
      await page.keyboard.press('Tab');
      const shown = await page.evaluate(`(() => {
        const active = document.activeElement;
        const marked = active.id === 'file' ? active.nextElementSibling : active;
        return getComputedStyle(marked).outlineStyle;
      })()`);
      expect([id, shown]).toEqual([id, 'solid']);
    }
    await keepPicture(page, 'retina-focus-1280');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.locator('#stage').waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('stage-title');
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
    const isExpected = status !== undefined && ['400', '401', '413', '429', '500', '503'].includes(status);
    return !isExpected && !text.includes('net::ERR_FAILED');
  });
  expect(unexpected).toEqual([]);
});
