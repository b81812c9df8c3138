import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeConsole } from '../../../pages/scripts/write-console.ts';
import { launchChromium } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { type ConsoleBrowser, consoleBrowser } from '../../test/console-browser.ts';
import { LOOKS, type PeopledWorld, peopleWorld, ROLES, walk } from '../../test/console-walk.ts';
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

const looks = Object.keys(LOOKS) as (keyof typeof LOOKS)[];

describe.skipIf(skipsChromium()).each(looks)('every screen in %s', (look) => {
  it.each(ROLES)('opens for %s with one heading, a title and no fault', async (role) => {
    expect(await walk(world, peopled, console, { role, look })).toEqual([]);
  });
});
