import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { type Receiver, startReceiver } from '../../../worker/test/deliveries/receiver.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import {
  type ConsoleBrowser,
  consoleBrowser,
  focused,
  isFocusSeen,
  isThere,
  tabTo,
} from '../../test/console-browser.ts';
import { recordSome } from '../../test/console-rows.ts';
import { type ConsoleWorld, openConsoleWorld } from '../../test/console-world.ts';
import { walked } from '../../test/walked.ts';

let world: ConsoleWorld;
let receiver: Receiver;
let chromium: Browser;
let console: ConsoleBrowser;
let page: Page;
beforeAll(async () => {
  await writeConsole();
  receiver = await startReceiver((response) => void response.writeHead(204).end());
  const { host, port } = receiver.allow;
  world = await openConsoleWorld({ SVC_EGRESS_ALLOW: `${host}:${port}` }, { listens: true });
  chromium = await launchChromium();
  console = consoleBrowser(chromium, world);
});
afterAll(async () => {
  await chromium?.close();
  await world?.close();
  await receiver?.close();
});
beforeEach(() => {
  world.test.now += 60_000;
});
afterEach(async () => {
  await page?.context().close();
});

/** The console for an admin, whose hands stay at the keys. */
async function open(path: string, options: Parameters<ConsoleBrowser['context']>[1] = {}): Promise<void> {
  const context = await console.context(await world.developer(), options);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.origin });
  page = await console.open(context, `/accounts/${world.accountId}${path}`);
}

const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Goes to something by Tab, and uses it. */
async function use(called: string | RegExp): Promise<void> {
  await tabTo(page, called);
  expect([await focused(page), await isFocusSeen(page)]).toEqual([await focused(page), true]);
  await press('Enter');
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const alertdialog = (name: string) => page.getByRole('alertdialog', { name, exact: true });
/** Until no dialog is there and the focus is back on the page, which is two frames later. */
async function isGone(): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator(':focus').waitFor({ state: 'attached' });
}
const told = (text: string) => page.getByRole('status').getByText(text).waitFor();

/** Makes a key by hand, without a look at it. */
async function makeKey(name: string): Promise<void> {
  await use('button Make a key');
  await dialog('Make a key').waitFor();
  expect(await focused(page)).toBe('input Name');
  await page.keyboard.type(name);
  await press('Enter');
  await dialog('Your new key').waitFor();
  await use('button Copy');
  await dialog('Your new key').getByText('Copied', { exact: true }).waitFor();
  await press('Escape');
  await isGone();
}

const rowOf = (name: string) => page.getByRole('row', { name });

describe.skipIf(skipsChromium())('by keyboard alone', () => {
  it('leads from the sign-in over an account and a key to the first call seen', async () => {
    const context = await console.context();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.origin });
    page = await context.newPage();
    await page.goto(`${world.origin}/console`);
    await page.waitForURL('**/console/sign-in**');
    await tabTo(page, /^input E-mail/);
    await page.keyboard.type('keys@example.org');
    await press('Tab');
    await page.keyboard.type('Kim Keys');
    await press('Enter');
    await heading('Welcome');
    await tabTo(page, /^input Name of the account/);
    await page.keyboard.type('Keyboard Inc.');
    await press('Enter');
    await heading('Overview');
    expect(await focused(page)).toBe('h1 Overview');
    await use('a Make a key');
    await dialog('Make a key').waitFor();
    expect(await focused(page)).toBe('input Name');
    await page.keyboard.type('First');
    await press('Enter');
    await dialog('Your new key').waitFor();
    await use('button Copy');
    await dialog('Your new key').getByText('Copied', { exact: true }).waitFor();
    await press('Escape');
    await isGone();
    expect(await focused(page)).toBe('h1 Keys');
    const key = (await page.evaluate('navigator.clipboard.readText()')) as string;
    const answer = await world.test.inject({
      url: '/api/v1/ping',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(answer.statusCode).toBe(200);
    await press('g', 'o');
    await heading('Overview');
    await told('Last call seen: ping, status 200');
    // Before the sign-in nobody is signed in, and the browser says so of the answer.
    expect(console.complained().filter((text) => !text.includes('401'))).toEqual([]);
  });

  it('rotates a key with an overlap, and comes back to where it was', async () => {
    await open('/keys');
    await makeKey('Turned');
    expect(await focused(page)).toBe('button Make a key');
    await rowOf('Turned').getByRole('button', { name: 'Rotate' }).focus();
    await press('Enter');
    await dialog('Rotate the key').waitFor();
    await tabTo(page, /^select The old key works on for/);
    await press('ArrowDown');
    await use('button Rotate');
    await dialog('Your new key').waitFor();
    await use('button Copy');
    await dialog('Your new key').getByText('Copied', { exact: true }).waitFor();
    await press('Escape');
    await isGone();
    expect(await focused(page)).toBe('button Rotate');
    expect(await isFocusSeen(page)).toBe(true);
    await rowOf('Turned').filter({ hasText: 'Ends' }).waitFor();
    expect(await rowOf('Turned').count()).toBe(2);
  });

  it('revokes a key once its name is typed, and leaves the focus on the page', async () => {
    await open('/keys');
    await makeKey('Doomed');
    await rowOf('Doomed').getByRole('button', { name: 'Revoke' }).focus();
    await press('Enter');
    await dialog('Revoke the key').waitFor();
    await page.keyboard.type('Domed');
    await press('Enter');
    await page.getByRole('alert').getByText('This is not the name.').waitFor();
    await press('Control+a');
    await page.keyboard.type('Doomed');
    await press('Enter');
    await isGone();
    await rowOf('Doomed').filter({ hasText: 'Ended' }).waitFor();
    expect(await focused(page)).toBe('h1 Keys');
  });

  it('makes a webhook, tests it, and replays a range to it', async () => {
    await recordSome(world, world.accountId, { said: 'a', count: 3, now: world.test.now - 1 });
    await open('/webhooks', { timezoneId: 'America/Sao_Paulo' });
    await use('button Make an endpoint');
    await dialog('Make an endpoint').waitFor();
    await tabTo(page, 'input Address');
    await page.keyboard.type(receiver.url);
    await press('Enter');
    await dialog('Signing secret').waitFor();
    await use('button Copy');
    await dialog('Signing secret').getByText('Copied', { exact: true }).waitFor();
    await press('Escape');
    await isGone();
    await use(`a ${receiver.url}`);
    await heading(receiver.url);
    await use('button Send a test');
    await told('Delivered: status 204');
    await press('g', 'd');
    await heading('Deliveries');
    await use('button Replay a range');
    await dialog('Replay a range').waitFor();
    await tabTo(page, /^input From/);
    await page.keyboard.type('010120260100AM');
    expect(await page.evaluate('document.activeElement.value')).toBe('2026-01-01T01:00');
    await use('button Count');
    await told('3 deliveries would be sent.');
    await use('button Replay 3');
    await told('3 deliveries are on their way.');
    await press('Escape');
    await isGone();
    expect(await focused(page)).toBe('button Replay a range');
  });

  it('invites somebody, whose link is not lost by a key', async () => {
    await open('/team');
    await use('button Invite somebody');
    await dialog('Invite somebody').waitFor();
    expect(await focused(page)).toBe('input E-mail address');
    await page.keyboard.type('friend@example.org');
    await press('Enter');
    await dialog('Link of the invitation').waitFor();
    await press('Escape');
    await alertdialog('Close without copying?').waitFor();
    await press('Escape');
    await alertdialog('Close without copying?').waitFor({ state: 'detached' });
    await dialog('Link of the invitation').waitFor();
    await use('button Copy');
    await dialog('Link of the invitation').getByText('Copied', { exact: true }).waitFor();
    await press('Escape');
    await isGone();
    expect(await focused(page)).toBe('button Invite somebody');
    await page.getByRole('cell', { name: 'friend@example.org' }).waitFor();
  });
});

describe.skipIf(skipsChromium())('a dialog', () => {
  it('keeps the focus within it, and gives it back when Escape closes it', async () => {
    await open('/keys');
    await use('button Make a key');
    await dialog('Make a key').waitFor();
    for (let presses = 0; presses < 20; presses++) {
      await press(presses < 10 ? 'Tab' : 'Shift+Tab');
      const isWithin = await page.evaluate('document.activeElement.closest("[role=dialog]") !== null');
      expect([await focused(page), isWithin, await isFocusSeen(page)]).toEqual([
        await focused(page),
        true,
        true,
      ]);
    }
    await press('Escape');
    await isGone();
    expect(await focused(page)).toBe('button Make a key');
  });
});

describe.skipIf(skipsChromium())('every place that Tab leads to', () => {
  it.each(
    walked(
      ['', '/keys', '/webhooks', '/deliveries', '/events', '/requests', '/usage', '/team', '/cds', '/access'],
      (path) => ['/keys', '/requests'].includes(path),
    ),
  )('is seen to have the focus: %s', async (path) => {
    await open(path);
    await page.locator('body').focus();
    const unseen: string[] = [];
    const first = await press('Tab').then(() => focused(page));
    for (let presses = 0; presses < 80; presses++) {
      if (!(await isFocusSeen(page))) unseen.push(await focused(page));
      await press('Tab');
      if ((await focused(page)) === first) break;
    }
    expect(unseen.filter((name) => !name.startsWith('body'))).toEqual([]);
  });
});

describe.skipIf(skipsChromium())('shortcuts', () => {
  const at = () => page.evaluate('location.pathname') as Promise<string>;
  /** A press as an input method sends it while it composes. */
  const compose = (key: string) =>
    page.evaluate(
      (pressed) =>
        void document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: pressed, isComposing: true, keyCode: 229, bubbles: true }),
        ),
      key,
    );

  it('do nothing in fields, in dialogs, while an input method composes, and after leaving', async () => {
    await open('/deliveries');
    const before = await at();
    await tabTo(page, /^input Type/);
    await press('g', 'k', '?');
    expect(await page.getByLabel('Type').inputValue()).toBe('gk?');
    await page.getByRole('button', { name: 'Replay a range' }).focus();
    await press('Enter');
    await dialog('Replay a range').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus();
    await press('g', 'k');
    await press('Escape');
    await isGone();
    await compose('g');
    await compose('k');
    await press('g');
    await compose('k');
    await press('Control+k');
    expect(await at()).toBe(before);
    await press('g', 'k');
    await heading('Keys');
    // The lead of before is used up, and does not act on the next screen.
    await press('d');
    expect(await at()).toBe(`/console/accounts/${world.accountId}/keys`);
    await page.goto(`${world.origin}/console/signed-in`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await press('g', 'k', '?');
    expect(await at()).toBe('/console/signed-in');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await isThere(page);
  });
});
