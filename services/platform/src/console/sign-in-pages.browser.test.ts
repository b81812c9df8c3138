import { createInvitation } from '@svc/store';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { keepPicture, launchChromium, seriousFaults, sidewaysOverflow } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import {
  type ConsoleBrowser,
  consoleBrowser,
  focused,
  isFocusSeen,
  PHONE,
  tabTo,
} from '../../test/console-browser.ts';
import { accountPlace, type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';
import { walked } from '../../test/walked.ts';

let world: ConsoleWorld;
let chromium: Browser;
let console: ConsoleBrowser;
let stranger: Visitor;
let invited: Visitor;
const links: Record<string, string> = {};
beforeAll(async () => {
  await writeConsole();
  world = await openConsoleWorld({}, { listens: true });
  const admin = await world.developer();
  stranger = await world.person();
  invited = await world.person();
  const { db } = world.test.platform.services.database;
  const email = await db
    .selectFrom('person')
    .select('email')
    .where('id', '=', invited.personId)
    .executeTakeFirstOrThrow()
    .then((row) => row.email);
  const made = { ...accountPlace(world.accountId), role: 'developer', isAdmin: false } as const;
  const by = { invitedBy: admin.personId, now: world.test.now };
  const { token } = await createInvitation(db, { ...made, ...by, email });
  links['open'] = `/console/invitations/${token}`;
  chromium = await launchChromium();
  console = consoleBrowser(chromium, world);
});
afterAll(async () => {
  await chromium?.close();
  await world?.close();
});

const LANGUAGES = ['de', 'en', 'es', 'fr', 'ja'] as const;

interface SignInView {
  readonly name: string;
  readonly path: () => string;
  readonly visitor?: () => Visitor;
  /** Of its answer, when that is none of success. */
  readonly status?: number;
}
const VIEWS: readonly SignInView[] = [
  { name: 'choice', path: () => '/console/sign-in' },
  { name: 'again', path: () => '/console/sign-in?recent=1&return=%2Fconsole%2Fsigned-in' },
  { name: 'invitation', path: () => links['open'] ?? '' },
  { name: 'invitation-of-them', path: () => links['open'] ?? '', visitor: () => invited },
  { name: 'invitation-of-another', path: () => links['open'] ?? '', visitor: () => stranger },
  { name: 'invitation-ended', path: () => `/console/invitations/${'x'.repeat(43)}`, status: 404 },
  { name: 'problem', path: () => '/console/sign-in/development/developer/wrong', status: 404 },
];

async function faultsOf(page: Page, view: SignInView, language: string): Promise<string[]> {
  const answer = await page.goto(world.origin + view.path());
  expect(answer?.status()).toBe(view.status ?? 200);
  await keepPicture(page, `sign-in-${view.name}-${language}`);
  const faults = await seriousFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await keepPicture(page, `sign-in-${view.name}-${language}-dark`);
  faults.push(...(await seriousFaults(page)));
  const headings = await page.locator('h1').count();
  if (headings !== 1) faults.push(`${headings} headings`);
  if ((await page.title()) === '') faults.push('no title');
  if ((await page.getAttribute('html', 'lang')) !== language) faults.push('another language');
  if ((await sidewaysOverflow(page)) > 0) faults.push('too wide');
  // The browser writes down what was not found, as it should.
  const complaints = console.complained().filter((text) => !/status of 404/.test(text));
  return [...faults, ...complaints].map((fault) => `${view.name}: ${fault}`);
}

describe.skipIf(skipsChromium())('the pages of the sign-in', () => {
  it.each(walked(LANGUAGES, (locale) => ['de', 'ja'].includes(locale)))(
    'are without fault on a phone in %s, light and dark',
    async (locale) => {
      const options: BrowserContextOptions = { ...PHONE, locale, colorScheme: 'light' };
      const faults: string[] = [];
      for (const view of VIEWS) {
        const context = await console.context(view.visitor?.(), options);
        const page = await context.newPage();
        faults.push(...(await faultsOf(page, view, locale)));
        await context.close();
      }
      expect(faults).toEqual([]);
    },
  );

  it('are gone through by keyboard, with the focus seen at every place', async () => {
    const context = await console.context();
    const page = await context.newPage();
    await page.goto(`${world.origin}/console/sign-in?return=%2Fconsole%2Fsigned-in`);
    const seen: string[] = [];
    await page.keyboard.press('Tab');
    for (let presses = 0; presses < 8; presses++) {
      seen.push(`${await focused(page)} ${await isFocusSeen(page)}`);
      await page.keyboard.press('Tab');
    }
    expect(seen.filter((each) => !each.endsWith('true'))).toEqual([]);
    expect(seen).toHaveLength(8);
    await page.reload();
    await tabTo(page, /^input E-mail/);
    await page.keyboard.type('no address');
    await page.keyboard.press('Enter');
    // The browser says what is wrong, and keeps the form.
    expect(await page.evaluate('document.querySelector("input[type=email]").matches(":invalid")')).toBe(true);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('keys@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kim Keys');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/signed-in');
    await context.close();
  });

  it('are read in another language by a link, and so is the console that they lead to', async () => {
    const context = await console.context();
    const page = await context.newPage();
    await page.goto(`${world.origin}/console/sign-in?return=%2Fconsole%2Fsigned-in%3Fa%3D1`);
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '日本語' }).click();
    await page.getByRole('navigation', { name: '言語' }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('ja');
    await page.locator('input[type=email]').fill('lang@example.org');
    await page.locator('input[name=name]').fill('Lee Lang');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === '/console/signed-in?a=1');
    expect(await page.getAttribute('html', 'lang')).toBe('ja');
    await context.close();
  });

  it('take an invitation up by keyboard', async () => {
    const context = await console.context(invited);
    const page = await context.newPage();
    await page.goto(world.origin + (links['open'] ?? ''));
    await tabTo(page, 'button Accept the invitation');
    expect(await isFocusSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/console/accounts/${world.accountId}`);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await context.close();
  });
});
