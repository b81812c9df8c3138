import { LAB_PANEL_CATEGORIES, LabOrderPanel } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { ANALYTES } from '../analytes/index.ts';
import { definePanel, type LabPanelDefinition } from './define-panel.ts';
import { describeLabPanel, findLabPanel } from './describe-panel.ts';
import { LAB_PANELS } from './index.ts';

const SHOWN = LAB_PANELS.map(describeLabPanel);

describe('the catalog of panels', () => {
  it('has at least 25 panels, each with an id of its own, in every category [2:2.6 panel]', () => {
    const ids = SHOWN.map(({ panelId }) => panelId);
    expect(ids.length).toBeGreaterThanOrEqual(25);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(SHOWN.map(({ category }) => category))).toEqual(new Set(LAB_PANEL_CATEGORIES));
  });

  it('orders what psychiatry orders', () => {
    for (const key of ['lithium', 'valproate', 'clozapine', 'anc', 'tsh', 'prolactin', 'hba1c', 'uds']) {
      const keys = SHOWN.flatMap(({ analytes }) => analytes.map((analyte) => analyte.key));
      expect(keys).toContain(key);
    }
  });

  it.each(SHOWN.map((panel) => [panel.panelId, panel] as const))('%s is whole', (_, panel) => {
    expect(LabOrderPanel.safeParse(panel).error).toBeUndefined();
    const { name, description, turnaround, useCases, analytes, sources } = panel;
    for (const text of [name, description, turnaround, ...useCases]) expect(text.trim()).not.toBe('');
    expect(analytes.length).toBeGreaterThan(0);
    expect(sources.map(({ about }) => about)).toEqual(['contents', 'price_and_turnaround']);
    // The price is this deployment's: nobody published it.
    expect(sources[1]?.status).toBe('provisional');
  });

  it('takes every LOINC code from the analyte registry', () => {
    const codes = new Set(ANALYTES.flatMap((analyte) => analyte.codes.map(({ code }) => code)));
    const shown = SHOWN.flatMap(({ analytes }) => analytes.map(({ loinc }) => loinc)).filter(Boolean);
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((code) => !codes.has(String(code)))).toEqual([]);
  });

  it('finds a panel by its id and none by another text', () => {
    for (const { panelId } of LAB_PANELS) expect(findLabPanel(panelId)?.panelId).toBe(panelId);
    for (const other of ['', 'nothing', 'CBC', 'constructor', '__proto__'])
      expect(findLabPanel(other)).toBeUndefined();
  });
});

describe('a definition is refused', () => {
  const [sound] = LAB_PANELS as readonly [LabPanelDefinition];
  const test = { name: 'Something unknown', usual: 'negative', unusual: 'positive' };

  it.each<[string, Partial<LabPanelDefinition>, RegExp]>([
    ['with another kind of id', { panelId: 'No Id' }, /the id/],
    ['without a price', { priceCents: 0 }, /price/],
    ['with a fraction of a cent', { priceCents: 10.5 }, /price/],
    ['without a use case', { useCases: [] }, /use case/],
    ['with an empty text', { description: ' ' }, /empty text/],
    ['with an analyte nobody knows', { analytes: ['nothing'] }, /unknown analyte nothing/],
    ['without a test', { analytes: [], otherTests: [] }, /no test/],
    ['with a test twice', { analytes: ['tsh', 'tsh'] }, /twice/],
    ['with a known analyte in words', { otherTests: [{ ...test, name: 'TSH' }] }, /list its key/],
  ])('%s', (_, change, message) => {
    expect(() => definePanel({ ...sound, ...change })).toThrow(message);
  });
});
