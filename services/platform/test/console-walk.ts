import type { BrowserContextOptions } from 'playwright-core';
import { keepPicture, seriousFaults, sidewaysOverflow } from './chromium.ts';
import { type ConsoleBrowser, DESKTOP, isThere, PHONE } from './console-browser.ts';
import { fillAccount, type FilledAccount } from './console-rows.ts';
import { accountPlace, type ConsoleWorld, type Visitor } from './console-world.ts';

export const ROLES = ['admin', 'plain', 'clinician', 'reviewer', 'operator', 'new'] as const;
export type Role = (typeof ROLES)[number];

export const LOOKS = {
  'de-light': { ...DESKTOP, locale: 'de', colorScheme: 'light' },
  'ja-dark': { ...DESKTOP, locale: 'ja', colorScheme: 'dark' },
  'de-dark-phone': { ...PHONE, locale: 'de', colorScheme: 'dark' },
  'ja-light-phone': { ...PHONE, locale: 'ja', colorScheme: 'light' },
} as const satisfies Record<string, BrowserContextOptions>;

/** Two accounts with something of every kind, and somebody of every role. */
export interface PeopledWorld {
  readonly filled: FilledAccount;
  readonly visitors: Readonly<Record<Role, Visitor>>;
}

export async function peopleWorld(world: ConsoleWorld): Promise<PeopledWorld> {
  const filled = await fillAccount(world, world.accountId, { said: 'North', host: 'north.example.org' });
  await fillAccount(world, world.otherAccountId, { said: 'South', host: 'south.example.org' });
  const organization = { scope: 'organization', scopeId: world.organizationId } as const;
  return {
    filled,
    visitors: {
      admin: await world.developer(),
      plain: await world.person('developer', accountPlace(world.accountId)),
      clinician: await world.person('clinician', organization),
      reviewer: await world.person('reviewer'),
      operator: await world.person('operator', undefined, { isAdmin: true }),
      new: await world.person(),
    },
  };
}

const OWN = ['', '/me', '/nowhere', '/accounts/acct_of_nobody/keys'];
const OPERATOR = ['/operator/access', '/operator/people'];
const OF_ACCOUNT = [
  '',
  '/keys',
  '/keys?make=1',
  '/origins',
  '/webhooks',
  '/webhooks?make=1',
  '/webhooks/ENDPOINT',
  '/cds',
  '/access',
  '/requests',
  '/events?open=EVENT&eventId=EVENT',
  '/deliveries',
  '/usage',
  '/team',
].map((path) => `/accounts/ACCOUNT${path}`);

function pathsOf(role: Role): readonly string[] {
  if (role === 'admin' || role === 'plain') return [...OWN, ...OF_ACCOUNT];
  return role === 'operator' ? [...OWN, ...OPERATOR] : OWN;
}

/** Opens every screen of a role, one after another. @returns what is wrong with them */
export async function walk(
  world: ConsoleWorld,
  { filled, visitors }: PeopledWorld,
  browser: ConsoleBrowser,
  { role, look }: { readonly role: Role; readonly look: keyof typeof LOOKS },
): Promise<string[]> {
  const context = await browser.context(visitors[role], LOOKS[look]);
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of pathsOf(role)) {
    const address = path
      .replace('ACCOUNT', world.accountId)
      .replace('ENDPOINT', filled.endpointId)
      .replaceAll('EVENT', filled.eventId);
    await page.goto(`${world.origin}/console${address}`);
    await isThere(page);
    const isDialog = path.includes('make=');
    await keepPicture(page, `walk-${look}-${role}${path.replaceAll(/[/?=&]/g, '-')}`, !isDialog);
    const said: string[] = [];
    // Behind a dialog the page is hidden from those who cannot see it.
    const [heading = '', ...others] = await page.locator('h1').allInnerTexts();
    if (others.length > 0) said.push(`headings ${[heading, ...others].join(', ')}`);
    if (heading === '' || !(await page.title()).startsWith(heading)) said.push(`title ${await page.title()}`);
    said.push(...(await seriousFaults(page)));
    const wider = await sidewaysOverflow(page);
    if (wider > 0) said.push(`${wider} pixels too wide`);
    faults.push(...[...said, ...browser.complained()].map((fault) => `${path}: ${fault}`));
  }
  await context.close();
  return faults;
}
