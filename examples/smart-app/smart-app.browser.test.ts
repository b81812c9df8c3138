import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FhirScore } from '@svc/contracts';
import { scoreBundle } from '@svc/fhir';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  allFaults,
  keepPicture,
  launchChromium,
  sidewaysOverflow,
} from '../../services/platform/test/chromium.ts';
import { skipsChromium } from '../../services/platform/test/chromium-file.ts';
import { buildSmartApp } from './build.ts';
import { type PageServer, servePage } from './page-server.ts';
import type { Resource } from './src/fhir-server.ts';
import { ehrRecord, heartRates, orderByReference, suicideRiskFlag, syntheticRecord } from './test/records.ts';
import { type SmartServer, type SmartServerOptions, startSmartServer } from './test/smart-server.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const CLIENT_ID = 'smart-app-of-the-test';
const SYNTHETIC = 'syn-f74850fb53';

describe.skipIf(skipsChromium())('the SMART app in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smart-app-'));
  let browser: Browser;
  let context: BrowserContext;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    await buildSmartApp(folder);
    browser = await launchChromium();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  interface World {
    readonly page: Page;
    readonly app: PageServer;
    readonly server: SmartServer;
    /** What the console and the policy of the page complain about. */
    readonly complaints: readonly string[];
    /** Where the browser went for anything. */
    readonly origins: () => string[];
  }

  async function openWorld(options: SmartServerOptions, isKnown = true): Promise<World> {
    const server = await startSmartServer(options);
    closing.push(() => server.close());
    const servers = isKnown ? [{ name: 'Test record system', iss: server.base }] : [];
    const settings = JSON.stringify({ clientId: CLIENT_ID, servers });
    const app = await servePage(folder, { 'settings.json': settings });
    closing.push(() => app.close());
    server.register({ clientId: CLIENT_ID, redirectUri: `${app.origin}/index.html` });
    context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    closing.push(() => context.close());
    await context.clock.setFixedTime(NOW);
    const asked = new Set<string>();
    context.on('request', (request) => asked.add(new URL(request.url()).origin));
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    return { page, app, server, complaints, origins: () => [...asked].filter((each) => each !== 'null') };
  }

  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

  async function launchStandalone({ page, app }: World, decision: 'Allow' | 'Deny' = 'Allow'): Promise<void> {
    await page.goto(`${app.origin}/index.html`);
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('button', { name: decision }).click();
  }

  function scoredHere(record: readonly Resource[]): FhirScore {
    const bundle = {
      resourceType: 'Bundle',
      type: 'collection',
      entry: record.map((resource) => ({ resource })),
    };
    const scored = scoreBundle(bundle, { now: NOW });
    if (!scored.ok) throw new Error('The record cannot be scored.');
    return scored.data;
  }

  async function isBefore(page: Page, first: string, second: string): Promise<boolean> {
    const text = await page.locator('main').innerText();
    return text.indexOf(first) >= 0 && text.indexOf(first) < text.indexOf(second);
  }

  it('launches alone, reads the record, and shows results and report; nobody else is told', async () => {
    const record = ehrRecord();
    const world = await openWorld({ records: { 42: record } });
    const { page, app, server } = world;
    await page.goto(`${app.origin}/index.html`);
    await heading(page, 'Connect to a record system').waitFor();
    expect(await page.getByLabel('Address of the FHIR server').inputValue()).toBe(server.base);
    expect(await allFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await keepPicture(page, 'smart-start');
    await launchStandalone(world);
    await heading(page, 'Record of patient 42, born 1984, female').waitFor();
    await keepPicture(page, 'smart-result');

    const { results, report, disclaimer } = scoredHere(record);
    const shown = await page.locator('main').innerText();
    for (const result of Object.values(results)) {
      const { engine, summary } = (
        result as { intelligence: { engine: string; summary: { status: string; headline: string } } }
      ).intelligence;
      const card = page.locator(`#${engine}`);
      expect(await card.innerText()).toContain(summary.headline);
      expect(await card.locator('dd').first().innerText()).toBe(summary.status.replaceAll('_', ' '));
    }
    expect(shown).toContain(disclaimer);
    expect(report.used.length).toBeGreaterThan(3);
    for (const { count, resourceType, as } of report.used)
      expect(shown).toContain(`${count} ${resourceType} as ${as}`);
    expect(report.notUsed.length).toBeGreaterThan(0);
    for (const { count, resourceType, why } of report.notUsed)
      expect(shown).toContain(`${count} ${resourceType}: ${why}`);
    for (const { message } of report.remarks) expect(shown).toContain(message);
    expect(shown).toContain('Observation/wrong');
    expect(shown).not.toContain('Bundle.entry');
    expect(shown).not.toContain('not read whole');

    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await allFaults(page)).toEqual([]);
    }
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(world.complaints).toEqual([]);
    expect(world.origins().toSorted()).toEqual([app.origin, new URL(server.base).origin].toSorted());
    expect(page.url()).toBe(`${app.origin}/index.html`);
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  });

  it('what asks for a clinician stands in front of every result', async () => {
    const world = await openWorld({ records: { 42: ehrRecord() } });
    await launchStandalone(world);
    const first = world.page.getByRole('region', { name: 'A clinician must look first' });
    await first.waitFor();
    const shown = await first.locator('.reasons li').allInnerTexts();
    expect(shown).toHaveLength(scoredHere(ehrRecord()).report.reviewReasons.length);
    expect(shown.filter((line) => /PHQ-9 item 9/.test(line))).toHaveLength(1);
    expect(await isBefore(world.page, 'PHQ-9 item 9', 'Early warning')).toBe(true);
  });

  it('a Flag about suicide is on the page, and every reason of the report is in front, in its order', async () => {
    const record = [...syntheticRecord(SYNTHETIC), suicideRiskFlag(SYNTHETIC)];
    const world = await openWorld({ records: { [SYNTHETIC]: record } });
    const { page, app, server } = world;
    const launch = server.authorization.openRecord(SYNTHETIC);
    await page.goto(`${app.origin}/launch.html?${new URLSearchParams({ iss: server.base, launch })}`);
    await page.getByRole('button', { name: 'Allow' }).click();
    await heading(page, /^Record of/).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/Flag\/flag-risk|At risk for suicide/);
    const reasons = scoredHere(record).report.reviewReasons;
    const shown = await page.locator('#look-first .reasons li').allInnerTexts();
    expect(shown).toHaveLength(reasons.length);
    const ofFlag = reasons.filter((reason) => reason.includes('At risk for suicide'));
    expect(shown.filter((line) => line.includes('At risk for suicide'))).toHaveLength(ofFlag.length);
    expect(world.complaints).toEqual([]);
  });

  it('a launch from a record of a server that nobody named is asked about first', async () => {
    const world = await openWorld(
      { records: { [SYNTHETIC]: syntheticRecord(SYNTHETIC) }, version: 'v1' },
      false,
    );
    const { page, app, server } = world;
    const launch = server.authorization.openRecord(SYNTHETIC);
    await page.goto(`${app.origin}/launch.html?${new URLSearchParams({ iss: server.base, launch })}`);
    await heading(page, 'Is this your record system?').waitFor();
    expect(await page.locator('#unknown-server').innerText()).toBe(server.base);
    expect(server.asked).toEqual([]);
    expect(await allFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, go on' }).click();
    expect(new URL(page.url()).searchParams.get('scope') ?? 'launch patient/*.read').toBe(
      'launch patient/*.read',
    );
    await page.getByRole('button', { name: 'Allow' }).click();
    await heading(page, /^Record of patient syn-\w+, born 1999, female$/).waitFor();
  });

  it('a launch that lacks its context says so', async () => {
    const world = await openWorld({ records: {} });
    await world.page.goto(`${world.app.origin}/launch.html?iss=https://ehr.example/fhir`);
    await heading(world.page, 'The launch says too little').waitFor();
    expect(await allFaults(world.page)).toEqual([]);
  });

  it('denied access is said, with a way back', async () => {
    const world = await openWorld({ records: { 42: ehrRecord() } });
    await launchStandalone(world, 'Deny');
    await heading(world.page, 'Access was denied').waitFor();
    expect(await world.page.locator('#problem').innerText()).toContain('The user said no.');
    expect(world.server.asked).toEqual([]);
    expect(await allFaults(world.page)).toEqual([]);
    await world.page.getByRole('button', { name: 'Back to the start' }).click();
    await heading(world.page, 'Connect to a record system').waitFor();
  });

  it('an answer with a state of another sign-in reads nothing', async () => {
    const world = await openWorld({ records: { 42: ehrRecord() } });
    await world.page.goto(`${world.app.origin}/index.html?code=stolen&state=foreign`);
    await heading(world.page, 'This answer belongs to no sign-in of this window').waitFor();
    expect(world.server.asked).toEqual([]);
    expect(world.page.url()).toBe(`${world.app.origin}/index.html`);
  });

  it('a server without SMART configuration is named', async () => {
    const world = await openWorld({ records: {}, hasConfiguration: false });
    await world.page.goto(`${world.app.origin}/index.html`);
    await world.page.getByRole('button', { name: 'Connect' }).click();
    await heading(world.page, 'The server has no SMART configuration').waitFor();
    expect(await world.page.locator('#problem-detail').innerText()).toContain(
      'smart-configuration answered 404',
    );
  });

  it('an address that a token must not travel to is refused', async () => {
    const world = await openWorld({ records: {} });
    await world.page.goto(`${world.app.origin}/index.html`);
    await world.page.getByLabel('Address of the FHIR server').fill('http://ehr.example/fhir');
    await world.page.getByRole('button', { name: 'Connect' }).click();
    await heading(world.page, 'This is no address of a FHIR server').waitFor();
    expect(await world.page.locator('#problem-detail').innerText()).toBe('http://ehr.example/fhir');
  });

  it('a token that ended ends the reading: half a record is not shown', async () => {
    const world = await openWorld({ records: { 42: ehrRecord() } });
    await launchStandalone(world);
    await heading(world.page, /^Record of/).waitFor();
    world.server.authorization.endAllTokens();
    await world.page.getByRole('button', { name: 'Read again' }).click();
    await heading(world.page, 'The access has ended').waitFor();
    expect(await world.page.locator('#result').isVisible()).toBe(false);
  });

  it('a type that the server refuses is told first, and beside every result', async () => {
    const world = await openWorld({
      records: { 42: ehrRecord() },
      refuses: { Flag: 403, MedicationDispense: 404, RiskAssessment: 400 },
    });
    await launchStandalone(world);
    const first = world.page.getByRole('region', { name: 'A clinician must look first' });
    await first.waitFor();
    expect(await first.locator('.not-read li').allInnerTexts()).toEqual([
      'Flag: not read: not allowed for this app or this user (403). The server says: This server does not give Flag.',
      'MedicationDispense: not read: the server does not have it (404). The server says: This server does not give MedicationDispense.',
      'RiskAssessment: not read: the server refused the request (400). The server says: This server does not give RiskAssessment.',
    ]);
    await keepPicture(world.page, 'smart-not-read');
    const cards = await world.page.locator('article').allInnerTexts();
    expect(cards).toHaveLength(4);
    expect(cards.filter((card) => card.includes('not read whole: this result may be too calm'))).toHaveLength(
      4,
    );
    expect(await allFaults(world.page)).toEqual([]);
    expect(await sidewaysOverflow(world.page)).toBe(0);
  });

  it('follows the pages, and reads medicines that orders name', async () => {
    const record = [...ehrRecord(), ...heartRates('42', 45), ...orderByReference('42')];
    const world = await openWorld({ records: { 42: record }, pageSize: 10, includes: false, isStrict: true });
    await launchStandalone(world);
    await heading(world.page, /^Record of/).waitFor();
    const table = world.page.getByRole('region', { name: 'What was read from the server' }).last();
    expect(await table.innerText()).toMatch(/Observation, vital-signs\s+45 read/);
    expect(await table.innerText()).toMatch(/Medication, named by orders\s+1 read/);
    expect(
      world.server.asked.filter((path) => path.includes('vital-signs') && path.includes('_page')),
    ).toHaveLength(4);
    expect(await world.page.locator('main').innerText()).toContain('2 MedicationRequest as prescription');
    expect(await world.page.locator('main').innerText()).not.toContain('not read whole');
  });

  it('a record cannot bring anything but text', async () => {
    const canary = '<img src=x onerror="document.title=1">';
    const record = ehrRecord().map((resource) =>
      resource.resourceType === 'Patient' ? { ...resource, name: [{ text: canary }] } : resource,
    );
    const world = await openWorld({ records: { 42: record } });
    await launchStandalone(world);
    await heading(world.page, `Record of ${canary}, born 1984, female, id 42`).waitFor();
    expect(await world.page.locator('img').count()).toBe(0);
    expect(world.complaints).toEqual([]);
  });

  it('is walked with the keyboard alone: the focus goes to what is new', async () => {
    const world = await openWorld({ records: { 42: ehrRecord() }, refuses: { Flag: 403 } });
    const { page, app } = world;
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.id);
    const arrived = async (name: string) => {
      await heading(page, name).waitFor();
      expect(await focused()).toBe(name);
    };
    /** What the focus meets on its way to something. */
    const walkTo = async (last: string) => {
      const met: (string | undefined)[] = [];
      while (met.at(-1) !== last && met.length < 20) {
        await page.keyboard.press('Tab');
        met.push(await focused());
      }
      return met;
    };
    await page.goto(`${app.origin}/index.html`);
    await arrived('Connect to a record system');
    expect(await walkTo('Connect')).toEqual(['server', 'client-id', 'Connect']);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Allow' }).focus();
    await page.keyboard.press('Enter');
    await arrived('Record of patient 42, born 1984, female');
    const met = await walkTo('Another record');
    expect(met[0]).toMatch(/^Early warning: /);
    expect(met.slice(-2)).toEqual(['Read again', 'Another record']);
    await page.keyboard.press('Enter');
    await arrived('Connect to a record system');
  });
});
