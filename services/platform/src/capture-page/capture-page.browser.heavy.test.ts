import { createKey } from '@svc/store';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { interviewFile } from '../../../../sdks/capture/test/interview.ts';
import { writeCapturePage } from '../../../pages/scripts/write-capture-page.ts';
import { allFaults, keepPicture, launchChromium, sidewaysOverflow } from '../../test/chromium.ts';
import { openRetinaWorld, type RetinaWorld } from '../../test/retina-world.ts';
import { CAPTURE_PAGE_TEXTS } from '../../../pages/src/capture-page/texts/index.ts';

/** What is heard: three questions and their answers, then silence. */
const recording = interviewFile();
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };
/** A busy machine starts sound slowly. */
const PATIENCE_MS = 60_000;
const { en } = CAPTURE_PAGE_TEXTS;

let world: RetinaWorld;
let browser: Browser;
const complaints: string[] = [];
/** What the server was asked: browsers tell of no worklet. */
const heard: string[] = [];

beforeAll(async () => {
  await writeCapturePage();
  world = await openRetinaWorld();
  world.platform.server.app.server.on('request', ({ method, url, headers }) => {
    heard.push(`${method} ${url?.replace(/-[0-9a-f]{16}|\?.*/, '')} ${headers['content-length'] ?? 'empty'}`);
  });
  browser = await launchChromium([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${recording.path}%noloop`,
  ]);
});
afterAll(async () => {
  recording.remove();
  await browser?.close();
  await world?.close();
});

async function openPage(options: object, lang = 'en', before?: () => void): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  if (before !== undefined) await context.addInitScript(before);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${world.origin}/demo/capture?lang=${lang}`);
  await page.locator('svc-capture button').first().waitFor();
  return page;
}

/** Faults by axe, and how far it scrolls sideways: none, and nowhere. */
async function faults(page: Page, name: string) {
  await keepPicture(page, `capture-${name}`);
  return { faults: await allFaults(page), tooWide: await sidewaysOverflow(page) };
}

const NONE = { faults: [], tooWide: 0 };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('measures an interview and sends one small body of numbers, and nothing else leaves or stays', async () => {
  const { key } = await createKey(world.platform.services.database.db, {
    accountId: world.patient.ownerId,
    kind: 'publishable',
    mode: 'test',
    origins: [world.origin],
    now: Date.now(),
  });
  const page = await openPage(PHONE, 'en', watchWaysOut);
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  await page.reload();
  expect(await faults(page, 'start-360-light')).toEqual(NONE);
  await page.getByRole('textbox', { name: en.key.label }).fill(key);
  await press(page, en.key.use);

  await press(page, 'Begin');
  expect(await page.evaluate('openedMicrophones')).toBe(0);
  expect(await faults(page, 'consent-360-light')).toEqual(NONE);
  expect(await focusAfterTabs(page, 5)).toEqual([
    'I agree',
    'No, thanks',
    'I agree',
    'No, thanks',
    'I agree',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate('openedMicrophones')).toBe(0);

  await press(page, 'Begin');
  await press(page, 'I agree');
  await page.getByRole('meter').waitFor();
  const interview = page.evaluate(askAsTheClinicianDoes);
  expect(await faults(page, 'running-360-light')).toEqual(NONE);
  await interview;
  await page.locator('#result').waitFor();
  expect(await faults(page, 'result-360-light')).toEqual(NONE);
  const shown = JSON.parse(await page.locator('#body').innerText()) as Record<string, number>;
  // A busy machine loses sound, and with it an answer: then the number is not sent, and the page says why.
  const latency = await page.locator('#latency').innerText();
  const isLeftOut = latency.startsWith(en.result.leftOut.replace('{reason}', ''));
  expect(Object.keys(shown).sort()).toEqual([
    ...(isLeftOut ? [] : ['responseLatencySeconds']),
    'sessionDurationSeconds',
    'speechRateWpm',
  ]);
  expect(await page.locator('#rate').innerText()).toBe(
    en.result.words.replace('{n}', String(Math.round(shown.speechRateWpm as number))),
  );

  await press(page, en.result.send);
  await page.locator('#disclaimer').waitFor();
  expect(await faults(page, 'analysis-360-light')).toEqual(NONE);
  expect(await page.locator('#disclaimer').innerText()).toMatch(/clinician/i);

  expect(requests.filter((request) => !request.url().startsWith(`${world.origin}/`))).toEqual([]);
  const bodies = requests.flatMap((request) => request.postData() ?? []);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.length).toBeLessThan(1000);
  expect(JSON.parse(bodies[0] as string)).toEqual(shown);
  expect(Object.values(shown).every((value) => typeof value === 'number')).toBe(true);
  expect([...new Set(heard)].toSorted()).toEqual([
    'GET /demo/capture empty',
    'GET /demo/capture/assets/interview.js empty',
    'GET /demo/capture/assets/worklet.js empty',
    'GET /demo/capture/icon.svg empty',
    `POST /api/v1/dmse/analyze ${bodies[0]?.length}`,
  ]);
  expect(heard.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  // No way out, and no place to keep anything, was even touched.
  expect(await page.evaluate('waysOut')).toEqual([]);
  expect(await page.evaluate('openedMicrophones')).toBe(1);
  expect(await page.evaluate('liveTracks()')).toBe(0);
  await page.context().close();
});

// The longest words, and those without spaces between them; the texts of the others are compared in another test.
it.each(['de', 'ja'])('fits phones by night in %s', async (language) => {
  const phone = await openPage({ ...PHONE, colorScheme: 'dark' }, language);
  expect(await faults(phone, `start-360-dark-${language}`)).toEqual(NONE);
  await phone.locator('svc-capture button').first().click();
  expect(await faults(phone, `consent-360-dark-${language}`)).toEqual(NONE);
  await phone.context().close();
});

it('fits desks', async () => {
  const desk = await openPage(DESKTOP);
  expect(await faults(desk, 'start-1280-light')).toEqual(NONE);
  await desk.context().close();
});

it('breaks none of the rules of the page', () => {
  expect(complaints).toEqual([]);
});

/** What has the focus after each tab, by its name. */
async function focusAfterTabs(page: Page, tabs: number): Promise<string[]> {
  const names: string[] = [];
  for (let i = 0; i < tabs; i++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate('document.querySelector("svc-capture").shadowRoot.activeElement?.textContent'),
    );
  }
  return names;
}

/** Before anything else runs: every way by which sound could leave, or stay, is written down when it is used. */
function watchWaysOut(): void {
  const world = globalThis as unknown as Record<string, unknown> & {
    navigator: { mediaDevices: { getUserMedia(asked: object): Promise<unknown> }; sendBeacon: unknown };
  };
  const waysOut: string[] = [];
  const streams: { getTracks(): { readyState: string }[] }[] = [];
  Object.assign(world, {
    waysOut,
    openedMicrophones: 0,
    liveTracks: () =>
      streams.flatMap((each) => each.getTracks()).filter((track) => track.readyState === 'live').length,
  });
  const kinds = [
    'MediaRecorder',
    'WebSocket',
    'RTCPeerConnection',
    'WebTransport',
    'EventSource',
    'BroadcastChannel',
  ];
  for (const kind of [...kinds, 'XMLHttpRequest', 'Worker', 'SharedWorker']) {
    world[kind] = function () {
      waysOut.push(kind);
    };
  }
  const note = (owner: object, name: string) => {
    const real = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      waysOut.push(name);
      return real.apply(this, given);
    });
  };
  const prototypeOf = (kind: string) => (world[kind] as { prototype: object }).prototype;
  note(prototypeOf('Storage'), 'setItem');
  note(prototypeOf('IDBFactory'), 'open');
  note(prototypeOf('Navigator'), 'sendBeacon');
  if (world.CacheStorage !== undefined) note(prototypeOf('CacheStorage'), 'open');
  Object.defineProperty(world.document, 'cookie', {
    set: () => {
      waysOut.push('cookie');
    },
    get: () => '',
  });
  const { mediaDevices } = world.navigator;
  const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (asked) => {
    (world.openedMicrophones as number)++;
    const stream = await getUserMedia(asked);
    streams.push(stream as (typeof streams)[number]);
    Object.assign(world, { stream });
    return stream;
  };
}

/** In the page: presses the button as a clinician would, by what is heard; ends after the third answer. */
async function askAsTheClinicianDoes(): Promise<void> {
  interface Analyser {
    readonly fftSize: number;
    getFloatTimeDomainData(samples: Float32Array): void;
  }
  interface World {
    readonly stream: unknown;
    readonly document: {
      querySelector(name: string): { shadowRoot: { querySelector(name: string): Button } };
    };
    readonly AudioContext: new () => {
      createAnalyser(): Analyser;
      createMediaStreamSource(stream: unknown): { connect(to: Analyser): void };
    };
  }
  interface Button {
    readonly textContent: string;
    click(): void;
  }
  const { stream, document, AudioContext } = globalThis as unknown as World;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const button = document.querySelector('svc-capture').shadowRoot.querySelector('.primary');
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const isLoud = () => {
    analyser.getFloatTimeDomainData(samples);
    return Math.max(...samples) > 0.01;
  };
  /** Until somebody has spoken, and has been silent for so long. */
  const spoken = async (silentMs: number) => {
    while (!isLoud()) await wait(20);
    for (let silentFrom = performance.now(); performance.now() - silentFrom < silentMs; await wait(20))
      if (isLoud()) silentFrom = performance.now();
  };
  const press = async () => {
    button.click();
    await wait(50);
  };
  for (let question = 0; question < 3; question++) {
    await spoken(250);
    await press();
    await spoken(450);
    if (question < 2) await press();
  }
  // Two questions are not asked: each is begun, ended and passed; the last press finishes.
  for (let pressed = 0; pressed < 5; pressed++) await press();
}
