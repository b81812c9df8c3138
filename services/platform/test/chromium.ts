import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumFile, missingChromium } from './chromium-file.ts';

/** A folder for pictures of every page, for whoever wants to look at them. */
const PICTURES = process.env.SVC_PICTURES;
const AXE = axe.source;

/** @param args more of its options, for a test that needs a camera */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const missing = missingChromium();
  if (missing !== undefined) throw new Error(missing);
  return chromium.launch({
    executablePath: chromiumFile(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...args],
  });
}

/** Keeps a picture, when somebody asked for pictures. */
export async function keepPicture(page: Page, name: string, fullPage = true): Promise<void> {
  if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage });
}

/** The serious and critical faults by axe, as `impact id html`. */
export async function seriousFaults(page: Page): Promise<string[]> {
  return (await allFaults(page)).filter((fault) => /^(?:serious|critical)/.test(fault));
}

/** Every fault by axe, as `impact id html`. */
export async function allFaults(page: Page): Promise<string[]> {
  // Over the debugger, since the policy of the page allows no script.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations.map(({ id, impact, nodes }) => `${impact} ${id} ${nodes[0]?.html}`);
  });
}

/** How many pixels the page is wider than the window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { document } = globalThis as unknown as {
      document: { documentElement: { scrollWidth: number; clientWidth: number } };
    };
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}
