import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipsChromium } from '../../../services/platform/test/chromium-file.ts';
import type { CaptureError } from '../src/index.ts';
import type { CaptureElement } from '../src/ui/index.ts';
import { en } from '../src/ui/texts/en.ts';
import { launchWithout } from './fake-microphone.ts';

const PAGE = fileURLToPath(new URL('vite-page', import.meta.url));
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
/** No data:, no blob:, nothing inline. */
const POLICY = "default-src 'self'";

describe.skipIf(skipsChromium())(
  'a page that Vite built as it does by default, under a strict policy',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-vite-'));
    let server: Server;
    let browser: Browser;
    /** Files the server has lost. */
    let missing: RegExp | undefined;
    const served: string[] = [];

    beforeAll(async () => {
      await build({
        root: PAGE,
        configFile: false,
        logLevel: 'warn',
        build: { outDir: folder, emptyOutDir: true },
      });
      server = createServer(({ url = '/' }, response) => {
        const name = url === '/' ? '/index.html' : new URL(url, 'http://localhost').pathname;
        const isThere = filesOf(folder).includes(name) && missing?.test(name) !== true;
        if (isThere) served.push(name);
        if (name === '/favicon.ico') return response.writeHead(204).end();
        response.writeHead(isThere ? 200 : 404, {
          'content-type': TYPES[extname(name)] ?? 'text/plain',
          'content-security-policy': POLICY,
        });
        return response.end(isThere ? readFileSync(join(folder, name)) : 'There is no such file.');
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      browser = await launchWithout(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
    });
    afterAll(async () => {
      await browser?.close();
      server?.closeAllConnections();
      server?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** The page, and what it complained of. */
    async function open(): Promise<{ page: Page; complaints: string[] }> {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
      return { page, complaints };
    }

    it('has the worklet as a file of its own, beside a script that holds none as data:', () => {
      const worklets = filesOf(folder).filter((name) => name.includes('capture-worklet'));
      expect(worklets).toEqual([expect.stringMatching(/^\/assets\/capture-worklet-[\w-]+\.js$/)]);
      const [script = ''] = filesOf(folder).filter((name) => /\/index-[\w-]+\.js$/.test(name));
      expect(readFileSync(join(folder, script), 'utf8')).not.toContain('data:text/javascript');
    });

    it('hears through that file, without a word from the policy', async () => {
      const { page, complaints } = await open();
      const tap = await page.evaluate(async () => {
        const { session } = document.querySelector('svc-capture') as CaptureElement;
        await session?.start();
        return (await session?.stop())?.quality.tap;
      });
      expect(tap).toBe('worklet');
      expect(served.filter((name) => name.includes('worklet'))).toHaveLength(1);
      expect(complaints).toEqual([]);
      await page.close();
    });

    it('says, where the file was not put on the server, what is missing, and never that it is the microphone', async () => {
      missing = /worklet/;
      const { page } = await open();
      const problem = page.locator('svc-capture [role=alert]');
      const said = page.evaluate(
        () =>
          new Promise<{ code: string; help: string }>((resolve) => {
            addEventListener('capture-error', (event) => {
              const { code, help } = (event as CustomEvent<CaptureError>).detail;
              resolve({ code, help });
            });
          }),
      );
      await page.locator('svc-capture button:visible').first().click();
      await page.getByRole('button', { name: en.agree }).click();
      expect(await said).toEqual({
        code: 'worklet_not_loaded',
        help: expect.stringContaining('give its address as workletUrl'),
      });
      expect(await problem.innerText()).toBe(en.problems.part);
      expect(en.problems.part).not.toMatch(/microphone/i);
      missing = undefined;
      await page.close();
    });
  },
);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`);
}
