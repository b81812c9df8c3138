import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { ConsoleWorld, Visitor } from './console-world.ts';

export const DESKTOP = { viewport: { width: 1280, height: 900 } };
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Browsers of people at the console, and what those browsers complained of. */
export interface ConsoleBrowser {
  /** Errors and warnings of every page, reports of its policy among them. */
  readonly complaints: string[];
  /** A browser of somebody's own; of nobody's without a visitor. */
  context(visitor?: Pick<Visitor, 'cookie'>, options?: BrowserContextOptions): Promise<BrowserContext>;
  /** The console at an address below `/console`, once its heading is there. */
  open(context: BrowserContext, path: string): Promise<Page>;
  /** What was complained of since it was last asked. */
  complained(): string[];
}

export function consoleBrowser(browser: Browser, { origin }: Pick<ConsoleWorld, 'origin'>): ConsoleBrowser {
  const complaints: string[] = [];
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  };
  return {
    complaints,
    async context(visitor, options = {}) {
      const context = await browser.newContext({ ...DESKTOP, locale: 'en', ...options });
      context.setDefaultTimeout(20_000);
      context.on('page', watch);
      if (visitor !== undefined) await signInAs(context, visitor, origin);
      return context;
    },
    async open(context, path) {
      const page = await context.newPage();
      await page.goto(`${origin}/console${path}`);
      await isThere(page);
      return page;
    },
    complained: () => complaints.splice(0),
  };
}

/** Puts the session of a visitor into a browser. */
async function signInAs(
  context: BrowserContext,
  { cookie }: Pick<Visitor, 'cookie'>,
  origin: string,
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }]);
}

/** Until a screen shows its heading and waits for no list any more. */
export async function isThere(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** What has the focus: its role or element, and what it is called. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return '';
    const labelled = element.getAttribute('aria-labelledby')?.split(' ')[0];
    const label =
      element.getAttribute('aria-label') ??
      (labelled === undefined ? null : document.querySelector(`#${CSS.escape(labelled)}`)?.textContent) ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent;
    return `${element.getAttribute('role') ?? element.localName} ${label?.trim()}`.trim();
  });
}

/** Whether what has the focus is seen to have it, within the window. */
export function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isInside =
      box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.width > 0;
    return isInside && ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none');
  });
}

/** Presses Tab until something has the focus. @throws Error where a whole round passes it by */
export async function tabTo(page: Page, called: string | RegExp, most = 120): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    const name = await focused(page);
    if (typeof called === 'string' ? name === called : called.test(name)) return;
    seen.push(name);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(called)}; it leads to ${[...new Set(seen)].join(' | ')}`);
}
