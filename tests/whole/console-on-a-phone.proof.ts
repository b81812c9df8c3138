/** How soon the console can be used on a slow phone that has never opened it. */
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../services/platform/test/chromium.ts';
import { PHONE } from '../../services/platform/test/console-browser.ts';
import { writeConsole } from '../../services/pages/scripts/write-console.ts';
import { runProof } from '../proof.ts';
import { say } from '../support/say.ts';
import { scaled } from '../support/scale.ts';
import { startPlatform } from '../support/server-process.ts';

const LOADS = scaled(9, 3);
const LIMIT_MS = 2_000;
const SLOWER_CPU = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;

/** Each screen, and what shows that its rows are there. */
const SCREENS = {
  overview: { path: '', content: '.steps' },
  keys: { path: '/keys', content: 'table.data tbody tr, .empty' },
  usage: { path: '/usage', content: '.facts' },
} as const;
type Screen = keyof typeof SCREENS;

interface Server {
  readonly origin: string;
  readonly accountId: string;
  /** Signs a browser in. */
  readonly link: string;
}

/** Milliseconds from the navigation until heading and first content are drawn, in a browser with an empty cache. */
async function loadOnce(browser: Browser, server: Server, screen: Screen): Promise<number> {
  const context = await browser.newContext({ ...PHONE, locale: 'de' });
  // Asked for beside the page: the cache of the console stays empty.
  await context.request.get(server.link, { maxRedirects: 0 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  const { path, content } = SCREENS[screen];
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector('h1') === null || document.querySelector(selector) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  }, content);
  await page.goto(`${server.origin}/console/accounts/${server.accountId}${path}`);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const usableMs = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? 0);
  await context.close();
  return usableMs;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await runProof({
  name: 'console-on-a-phone',
  byRealTime: true,
  covers: ['apps/console/src', 'services/pages/src/console-page', 'services/console-api/src'],
  bar: 'On a phone four times slower than this machine, over 1.6 Mbit/s and 150 ms, with an empty cache, heading and first content of overview, keys and usage are there within 2 seconds, by the median of nine loads.',
  async run() {
    await writeConsole();
    const platform = await startPlatform();
    const browser = await launchChromium();
    try {
      const { accountId, console: links } = platform.credentials();
      const server = {
        origin: `http://127.0.0.1:${platform.port}`,
        accountId,
        link: links.signIn['developer'] ?? '',
      };
      const figures: Record<string, number> = {};
      for (const screen of Object.keys(SCREENS) as Screen[]) {
        const loads: number[] = [];
        for (let load = 0; load < LOADS; load++) loads.push(await loadOnce(browser, server, screen));
        say(`${screen}: ${loads.map(Math.round).join(', ')} ms`);
        figures[`${screen}, ms`] = Math.round(median(loads));
      }
      return { passed: Object.values(figures).every((ms) => ms <= LIMIT_MS), figures };
    } finally {
      await browser.close();
      await platform.stop();
      platform.remove();
    }
  },
});
