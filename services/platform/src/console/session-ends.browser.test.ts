import type { Browser, BrowserContext, Page } from 'playwright-core';
import { giveRole } from '@svc/store';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleBrowser, consoleBrowser, isThere } from '../../test/console-browser.ts';
import { fillAccount } from '../../test/console-rows.ts';
import { accountPlace, type ConsoleWorld, openConsoleWorld } from '../../test/console-world.ts';
import { walked } from '../../test/walked.ts';

let world: ConsoleWorld;
let chromium: Browser;
let console: ConsoleBrowser;
let context: BrowserContext;
let number = 0;
beforeAll(async () => {
  await writeConsole();
  world = await openConsoleWorld({}, { listens: true });
  await fillAccount(world, world.accountId, { said: 'North', host: 'north.example.org' });
  chromium = await launchChromium();
  console = consoleBrowser(chromium, world);
});
afterAll(async () => {
  await chromium?.close();
  await world?.close();
});
afterEach(() => context?.close());

/** Signs somebody in on the page of a server under development. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Name').fill(`Pat ${email}`);
  await page.getByRole('button', { name: 'Sign in as this person' }).click();
}

/** Somebody new who signed in on the page, is admin of an account, and has a screen of it open. */
async function openSignedIn(
  screen: string,
  { hasOwnClock = false } = {},
): Promise<{ page: Page; email: string }> {
  const email = `pat-${++number}@example.org`;
  context = await console.context();
  const page = await context.newPage();
  await page.goto(`${world.origin}/console/sign-in`);
  await signIn(page, email);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { db } = world.test.platform.services.database;
  const { id: personId } = await db
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const place = accountPlace(world.accountId);
  // A role that is given ends the session.
  await giveRole(db, { personId, role: 'developer', ...place, isAdmin: true, now: world.test.now });
  await page.goto(`${world.origin}/console/sign-in`);
  await signIn(page, email);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (hasOwnClock) await page.clock.install();
  await page.goto(
    `${world.origin}/console${screen === '/me' ? screen : `/accounts/${world.accountId}${screen}`}`,
  );
  await isThere(page);
  return { page, email };
}

/** Signs in in the window that the dialog opens. */
async function signInAgain(page: Page, email: string): Promise<void> {
  const opened = context.waitForEvent('page');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign in again' }).click();
  await signIn(await opened, email);
}

interface Form {
  readonly screen: string;
  readonly name: string;
  open(page: Page): Promise<void>;
  fill(page: Page): Promise<void>;
  send(page: Page): Promise<void>;
  isSent(page: Page): Promise<void>;
}

const inDialog = (page: Page) => page.getByRole('dialog').last();
const press = (button: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
const submit = (button: string) => (page: Page) =>
  inDialog(page).getByRole('button', { name: button, exact: true }).click();
const secret = (title: string) => (page: Page) => page.getByRole('dialog', { name: title }).waitFor();

const FORMS: readonly Form[] = [
  {
    screen: '/keys',
    name: 'a key',
    open: press('Make a key'),
    fill: (page) => inDialog(page).getByLabel('Name').fill('typed before'),
    send: submit('Make a key'),
    isSent: secret('Your new key'),
  },
  {
    screen: '/keys?state=holds',
    name: 'another name for a key',
    open: press('Rename'),
    fill: (page) => inDialog(page).getByLabel('Name').fill('renamed after'),
    send: submit('Save'),
    isSent: (page) => page.getByRole('cell', { name: 'renamed after' }).waitFor(),
  },
  {
    screen: '/keys?state=holds&kind=secret',
    name: 'a rotation',
    open: press('Rotate'),
    fill: (page) =>
      inDialog(page)
        .getByRole('combobox')
        .selectOption('3600')
        .then(() => undefined),
    send: submit('Rotate'),
    isSent: secret('Your new key'),
  },
  {
    screen: '/webhooks',
    name: 'an endpoint',
    open: press('Make an endpoint'),
    fill: (page) => inDialog(page).getByLabel('Address').fill('https://hooks.example.org/typed'),
    send: submit('Make an endpoint'),
    isSent: secret('Signing secret'),
  },
  {
    screen: '/team',
    name: 'an invitation',
    open: press('Invite somebody'),
    fill: (page) => inDialog(page).getByLabel('E-mail address').fill('typed@example.org'),
    send: submit('Invite somebody'),
    isSent: secret('Link of the invitation'),
  },
  {
    screen: '/origins',
    name: 'origins',
    open: async () => undefined,
    fill: (page) => page.getByLabel('Origins of the key').fill('https://typed.example.org'),
    send: press('Save'),
    isSent: (page) => page.getByText('The origins were saved.').waitFor(),
  },
  {
    screen: '/me',
    name: 'a profile',
    open: async () => undefined,
    fill: (page) => page.getByLabel('Credential').fill('MD typed'),
    send: press('Save'),
    isSent: (page) => page.getByText('The profile was saved.').waitFor(),
  },
  {
    screen: '',
    name: 'the name of the account',
    open: press('Change the name'),
    fill: (page) => inDialog(page).getByLabel('Name of the account').fill('Typed name'),
    send: submit('Save'),
    isSent: (page) => page.getByRole('heading', { name: 'Typed name' }).waitFor(),
  },
];

describe.skipIf(skipsChromium())('a session that ends while somebody types', () => {
  it.each(walked(FORMS, ({ name }) => ['a key', 'origins'].includes(name)))(
    'loses nothing of $name: after a sign-in in a second window it is sent',
    async (form) => {
      const { page, email } = await openSignedIn(form.screen);
      await form.open(page);
      await form.fill(page);
      await context.clearCookies();
      await form.send(page);
      await page.getByRole('alertdialog', { name: 'Your session has ended' }).waitFor();
      await signInAgain(page, email);
      await form.isSent(page);
      expect(await page.getByRole('alertdialog').count()).toBe(0);
    },
  );

  it('asks once, and leaves the form as it was typed when somebody would rather not', async () => {
    const { page } = await openSignedIn('/keys');
    await page.getByRole('button', { name: 'Make a key' }).click();
    await inDialog(page).getByLabel('Name').fill('kept');
    await context.clearCookies();
    await inDialog(page).getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await inDialog(page).getByLabel('Name').inputValue()).toBe('kept');
    expect(await inDialog(page).getByRole('alert').count()).toBeGreaterThan(0);
  });

  it('does not ask again at every poll of a page that is left open', async () => {
    const { page } = await openSignedIn('', { hasOwnClock: true });
    await context.clearCookies();
    await page.clock.runFor(70_000);
    await page.getByRole('alertdialog').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.clock.runFor(200_000);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await page.getByText('Reading again failed.').count()).toBe(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alertdialog').waitFor();
  });

  it('sends nothing for somebody else who signs in instead', async () => {
    const { page } = await openSignedIn('/keys');
    await page.getByRole('button', { name: 'Make a key' }).click();
    await inDialog(page).getByLabel('Name').fill('never theirs');
    await context.clearCookies();
    await inDialog(page).getByRole('button', { name: 'Make a key' }).click();
    await signInAgain(page, 'stranger@example.org');
    await page.getByRole('alert').getByText('Somebody else has signed in meanwhile.').waitFor();
    const { db } = world.test.platform.services.database;
    const keys = await db.selectFrom('api_key').select('id').where('name', '=', 'never theirs').execute();
    expect(keys).toEqual([]);
  });
});

describe.skipIf(skipsChromium())('an act that asks for a fresh sign-in', () => {
  it.each(
    walked(
      FORMS.filter(({ name }) => ['a key', 'a rotation', 'an invitation', 'a profile'].includes(name)),
      ({ name }) => name === 'a rotation',
    ),
  )('is done after one, with what was typed: $name', async (form) => {
    const { page, email } = await openSignedIn(form.screen);
    await form.open(page);
    await form.fill(page);
    world.test.now += 16 * 60_000;
    await form.send(page);
    await page.getByRole('alertdialog', { name: 'Please confirm that it is you' }).waitFor();
    await signInAgain(page, email);
    await expect(form.isSent(page)).resolves.not.toThrow();
  });
});
