import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONNECT_LANGUAGES, type ConnectLanguage } from '@svc/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepPicture, launchChromium, seriousFaults, sidewaysOverflow } from '../../test/chromium.ts';
import { skipsChromium } from '../../test/chromium-file.ts';
import { openWearableWorld, type WearableWorld } from '../../test/wearable-world.ts';
import { CONNECT_TEXTS } from '../../../pages/src/connect/texts/index.ts';

let world: WearableWorld;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Every address the browser asked for. */
const asked: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  world = await openWearableWorld('embedded', {
    SVC_WEARABLE_OURA_CLIENT_ID: 'id',
    SVC_WEARABLE_OURA_SECRET: 'secret',
    SVC_WEARABLE_WHOOP_CLIENT_ID: 'id',
    SVC_WEARABLE_WHOOP_SECRET: 'secret',
  });
  browser = await launchChromium();
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: false });
  page = await context.newPage();
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

describe.skipIf(skipsChromium())('in a real browser', () => {
  it.each([['en'], ['ja']] as const)(
    'the patient chooses, authorizes, sees the connection and disconnects (%s) [D:connect page]',
    async (language) => {
      const { choose, leaving, connected, disconnected } = CONNECT_TEXTS[language];
      const { id, connect } = await world.connect({ language, providers: ['demo', 'oura', 'whoop'] });
      await page.goto(connect.url);
      await check('choose', language);
      expect(await page.title()).toBe(choose.title);

      // The way out of the page is its own; at the provider the patient decides.
      const demo = named(choose.connect);
      await page.getByRole('button', { name: demo }).click();
      await page.waitForURL(/oauth\/authorize/);
      expect(leaving.title).toContain('{provider}');
      await check('provider', 'en');
      await page.getByRole('button', { name: 'Allow', exact: true }).click();
      await page.waitForURL(/\/connect\/[\w-]{43}\?lang=/);
      expect(await page.locator('h1').innerText()).toBe(named(connected.title));
      await check('connected', language);
      expect(await statusOf(id)).toBe('connected');

      await page.getByText(named(connected.end)).click();
      await check('disconnect', language);
      await page.getByRole('button', { name: named(connected.endConfirm) }).click();
      await page.waitForLoadState();
      expect(await page.locator('h1').innerText()).toBe(named(disconnected.title));
      await check('disconnected', language);
      expect(await statusOf(id)).toBe('disconnected');
    },
    90_000,
  );

  it.each([['en'], ['de']] as const)(
    'the patient declines, and the link is over (%s)',
    async (language) => {
      const { choose, declined } = CONNECT_TEXTS[language];
      const { id, connect } = await world.connect({ language });
      await page.goto(connect.url);
      await page.getByRole('button', { name: choose.decline }).click();
      await page.waitForLoadState();
      expect(await page.locator('h1').innerText()).toBe(declined.title);
      await check('declined', language);
      expect(await statusOf(id)).toBe('disconnected');
    },
    90_000,
  );

  it('who says no at the provider comes back to the page, told so, and can choose again', async () => {
    const { id, connect } = await world.connect({ language: 'fr' });
    await page.goto(connect.url);
    await page.getByRole('button', { name: named(CONNECT_TEXTS.fr.choose.connect) }).click();
    await page.getByRole('button', { name: 'Do not allow' }).click();
    await page.waitForURL(/notice=cancelled/);
    expect(await page.getByRole('status').innerText()).toBe(named(CONNECT_TEXTS.fr.notices.cancelled));
    await check('cancelled', 'fr');
    expect(await statusOf(id)).toBe('pending');
  });

  it('every page of every language has no serious fault for those who see, hear or move differently', async () => {
    const { connect } = await world.connect({ providers: ['demo', 'oura', 'whoop'] });
    const [path = ''] = connect.url.split('?');
    const other = await world.connect();
    await world.admin('POST', `/wearables/${other.id}/complete`, { provider: 'demo' });
    await world.admin('POST', `/wearables/${other.id}/sync`);
    const [connectedPath = ''] = other.connect.url.split('?');
    for (const language of CONNECT_LANGUAGES) {
      for (const [name, url] of [
        ['choose', `${path}?lang=${language}`],
        ['connected', `${connectedPath}?lang=${language}`],
      ] as const) {
        await page.goto(url);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        await check(name, language);
      }
    }
    await page.goto(`${world.origin}/connect/nothing`);
    await check('unknown', 'en');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${path}?lang=en`);
    await check('choose-dark', 'en');
    await page.goto(`${connectedPath}?lang=en`);
    await page.locator('summary').click();
    await check('connected-dark', 'en');
  });

  it('works by keyboard alone, and without JavaScript', async () => {
    const still = await browser.newContext({ javaScriptEnabled: false });
    const plain = await still.newPage();
    const { id, connect } = await world.connect({ language: 'es' });
    await plain.goto(connect.url);
    const button = plain.getByRole('button', { name: named(CONNECT_TEXTS.es.choose.connect) });
    for (let tabs = 0; tabs < 12 && !(await button.evaluate((it) => it.matches(':focus'))); tabs++)
      await plain.keyboard.press('Tab');
    await plain.keyboard.press('Enter');
    await plain.waitForURL(/oauth\/authorize/);
    await plain.getByRole('button', { name: 'Allow', exact: true }).press('Enter');
    await plain.waitForURL(/\/connect\/[\w-]{43}\?lang=es/);
    expect(await statusOf(id)).toBe('connected');
    await still.close();
  });

  it('an app can show it in a frame; the way to the provider leads out of the frame', async () => {
    const { connect } = await world.connect();
    // Of another site than the page itself.
    const app = createServer((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><title>App</title><iframe title="Connect" src="${connect.url}" width="380" height="700"></iframe>`,
        );
    }).listen(0, '127.0.0.1');
    await once(app, 'listening');
    const host = await context.newPage();
    await host.goto(`http://localhost:${(app.address() as AddressInfo).port}/`);
    await host
      .frameLocator('iframe')
      .getByRole('button', { name: named(CONNECT_TEXTS.en.choose.connect) })
      .click();
    await host.waitForURL(/oauth\/authorize/);
    await host.getByRole('button', { name: 'Allow', exact: true }).click();
    await host.waitForURL(/\/connect\/[\w-]{43}\?lang=en/);
    expect(await host.locator('h1').innerText()).toBe(named(CONNECT_TEXTS.en.connected.title));
    await host.close();
    app.closeAllConnections();
    app.close();
  });

  it('asks nobody but this service and the provider, and breaks none of its own rules', () => {
    const hosts = new Set(
      asked
        .map((url) => new URL(url))
        .filter(({ protocol }) => protocol !== 'data:')
        .map(({ hostname }) => hostname),
    );
    expect([...hosts]).toEqual(['127.0.0.1']);
    expect(complaints.filter((text) => !text.includes('404') && !text.includes('410'))).toEqual([]);
  });
});

function named(text: string): string {
  return text.replaceAll('{provider}', 'Demo Band').replaceAll('{account}', 'Northside Clinic');
}

async function statusOf(id: string): Promise<string> {
  return (await world.api<{ status: string }>('GET', `/wearables/connections/${id}`)).status;
}

/** No serious or critical fault by axe, and no sideways scrolling. */
async function check(name: string, language: ConnectLanguage): Promise<void> {
  await keepPicture(page, `${name}-${language}`);
  expect(await seriousFaults(page), `${name} ${language}`).toEqual([]);
  expect(await sidewaysOverflow(page), `${name} ${language}`).toBe(0);
}
