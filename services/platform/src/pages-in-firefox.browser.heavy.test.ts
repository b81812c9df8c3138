import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCapturePage } from '../../pages/scripts/write-capture-page.ts';
import { writeRetinaPage } from '../../pages/scripts/write-retina-page.ts';
import { CAPTURE_PAGE_TEXTS } from '../../pages/src/capture-page/texts/index.ts';
import { RETINA_PAGE_TEXTS } from '../../pages/src/retina-page/texts/index.ts';
import { testPicture } from '../test/fake-camera.ts';
import { FAKE_MEDIA, type Firefox, type FirefoxPage, launchFirefox } from '../test/firefox.ts';
import { openRetinaWorld, type RetinaWorld } from '../test/retina-world.ts';
import { type SoundServer, startSoundServer } from '../test/sound-server.ts';

const GOOD = testPicture('chase_db1/Image_03L.jpg');

let world: RetinaWorld;
let sound: SoundServer;
let firefox: Firefox;
beforeAll(async () => {
  await writeCapturePage();
  await writeRetinaPage();
  world = await openRetinaWorld();
  sound = await startSoundServer();
  firefox = await launchFirefox(FAKE_MEDIA, sound);
});
afterAll(async () => {
  await firefox?.close();
  await sound?.close();
  await world?.close();
});

/** A button that is seen, by what it says; those of the element are in its shadow. */
const button = (name: string) =>
  `[document, document.querySelector('svc-capture')?.shadowRoot].flatMap((root) => [...(root?.querySelectorAll('button') ?? [])]).find((each) => each.checkVisibility() && each.innerText === ${JSON.stringify(name)})`;
const isSeen = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.checkVisibility() === true`;

async function press(page: FirefoxPage, name: string): Promise<void> {
  await page.waitFor(button(name));
  await page.click(button(name));
}

describe('the capture page in Firefox', () => {
  const { en } = CAPTURE_PAGE_TEXTS;

  it('opens the microphone after consent, hears through the worklet, and leaves out what it cannot stand behind', async () => {
    const page = await firefox.newPage();
    await page.goto(`${world.origin}/demo/capture?lang=en`);
    await press(page, 'Begin');
    await press(page, 'I agree');
    for (let i = 0; i < en.prompts.length; i++) {
      await press(page, 'The question was asked');
      if (i + 1 < en.prompts.length) await press(page, 'Next question');
    }
    await press(page, 'Finish');
    await page.waitFor(isSeen('#result'));
    const shown = await page.evaluate<string[]>(
      `['rate', 'latency', 'length'].map((id) => document.getElementById(id).innerText)`,
    );
    const leftOut = en.result.leftOut.replace('{reason}', '');
    expect(shown.slice(0, 2).every((text) => text.startsWith(leftOut))).toBe(true);
    expect(shown[2]).toMatch(/\d/);
    expect(await page.evaluate(`document.querySelector('svc-capture').session.state`)).toBe('stopped');
    expect(page.complaints).toEqual([]);
  });
});

describe('the retina page in Firefox', () => {
  const { en } = RETINA_PAGE_TEXTS;

  const chooseEye = (page: FirefoxPage) => page.click(`document.querySelector('input[value=right]')`);

  async function openPage(): Promise<FirefoxPage> {
    const page = await firefox.newPage();
    await page.goto(`${world.origin}/demo/retina?lang=en`);
    const { name, value } = await world.newSession();
    await page.evaluate(`document.cookie = '${name}=${value}; path=/'`);
    await page.goto(`${world.origin}/demo/retina?lang=en`);
    await page.waitFor(isSeen('#setup'));
    return page;
  }

  it('shows what the camera sees with a hint, and lets it go', async () => {
    const page = await openPage();
    await chooseEye(page);
    await press(page, en.setup.camera);
    await page.waitFor(
      `document.querySelector('video')?.currentTime > 0 && document.querySelector('#hint').innerText !== ''`,
    );
    await press(page, en.live.stop);
    await page.waitFor(isSeen('#setup'));
    expect(await page.evaluate(`document.querySelector('video').srcObject`)).toBeNull();
    expect(page.complaints).toEqual([]);
  });

  it('asks for the eye, shows a picture that is chosen, sends and lists it, and withdraws it', async () => {
    const page = await openPage();
    await press(page, en.setup.camera);
    expect(await page.evaluate(`document.querySelector('#eye-missing').innerText`)).toBe(en.setup.eyeMissing);
    await chooseEye(page);
    await page.setFiles(`document.querySelector('#file')`, GOOD);
    await press(page, en.preview.send);
    await page.waitFor(isSeen('#sent'));
    await page.waitFor(`document.querySelector('#pictures img')?.naturalWidth > 0`);
    expect(await page.evaluate(`document.querySelector('#pictures').innerText`)).toContain(en.eyes.right);
    await press(page, en.sent.undo);
    await page.waitFor(`document.querySelector('#sent-title').innerText === '${en.withdrawn.title}'`);
    expect(await page.evaluate('document.activeElement.id')).toBe('sent-title');
    await page.waitFor(isSeen('#history-empty'));
    expect(page.complaints).toEqual([]);
  });
});
