import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleBrowser, consoleBrowser } from '../../test/console-browser.ts';
import { type PeopledWorld, peopleWorld, type Role, walk } from '../../test/console-walk.ts';
import { type ConsoleWorld, openConsoleWorld } from '../../test/console-world.ts';

let world: ConsoleWorld;
let peopled: PeopledWorld;
let chromium: Browser;
let console: ConsoleBrowser;
beforeAll(async () => {
  await writeConsole();
  world = await openConsoleWorld({}, { listens: true });
  peopled = await peopleWorld(world);
  chromium = await launchChromium();
  console = consoleBrowser(chromium, world);
});
afterAll(async () => {
  await chromium?.close();
  await world?.close();
});

describe.skipIf(skipsChromium())('every screen', () => {
  it('opens for an admin on a phone with one heading, a title and no fault', async () => {
    expect(await walk(world, peopled, console, { role: 'admin', look: 'de-dark-phone' })).toEqual([]);
  });

  it.each(['clinician', 'operator', 'new'] as const)(
    'opens for %s with one heading, a title and no fault',
    async (role) => {
      expect(await walk(world, peopled, console, { role, look: 'ja-dark' })).toEqual([]);
    },
  );
});

describe.skipIf(skipsChromium())('whoever has a role without screens', () => {
  it.each<[Role, string, string]>([
    ['clinician', 'Clinician', 'Clinic'],
    ['reviewer', 'Reviewer', 'The installation'],
  ])('is told so as %s, and not to make an account', async (role, called, place) => {
    const context = await console.context(peopled.visitors[role]);
    const page = await console.open(context, '');
    const said = await page.getByRole('main').innerText();
    expect(said).toContain('There are no screens for your role yet');
    expect(said).toContain(`${called} (${place})`);
    expect(await page.getByRole('button', { name: 'Make the account' }).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Profile and sessions' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile and sessions' }).waitFor();
    await context.close();
  });
});

describe.skipIf(skipsChromium())('an account of somebody else', () => {
  it('leaves the navigation with the own one, and a way back', async () => {
    const context = await console.context(peopled.visitors.admin);
    const page = await console.open(context, `/accounts/${world.otherAccountId}/keys`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'This account is not one of yours',
    );
    expect(await page.getByRole('main').getByRole('link', { name: 'To the start' }).count()).toBe(1);
    await page.getByRole('navigation').getByRole('link', { name: 'Keys' }).click();
    await page.waitForURL(`**/accounts/${world.accountId}/keys`);
    await context.close();
  });
});
