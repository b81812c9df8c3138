import { LAB_PANEL_CATEGORIES, type LabPanelCategory } from '@svc/contracts';
import { findAnalyte } from '../analytes/find-analyte.ts';
import type { Evidence } from '../evidence/evidence.ts';

/** A test of a panel that the biomarker endpoints have no analyte for: reported in words, without a code. */
export interface OtherTest {
  readonly name: string;
  /** What a laboratory writes when nothing was found; what the simulator writes. */
  readonly usual: string;
  /** What it writes otherwise. */
  readonly unusual: string;
}

export interface LabPanelDefinition {
  readonly panelId: string;
  readonly name: string;
  readonly category: LabPanelCategory;
  readonly description: string;
  /** List price of this deployment, US cents: no laboratory's price. */
  readonly priceCents: number;
  readonly turnaround: string;
  readonly useCases: readonly string[];
  /** Keys of the analyte registry. */
  readonly analytes: readonly string[];
  readonly otherTests?: readonly OtherTest[];
  /** What stands behind the choice of tests. */
  readonly contents: Evidence;
}

const PANEL_ID = /^[a-z][a-z0-9_]{2,62}$/;

/** Checks an entry when the module loads. Throws on a slip. */
export function definePanel(panel: LabPanelDefinition): LabPanelDefinition {
  const { panelId, category, analytes, otherTests = [], priceCents, useCases } = panel;
  const fail = (why: string): never => {
    throw new Error(`panel ${panelId}: ${why}`);
  };
  if (!PANEL_ID.test(panelId)) fail('the id is not lower case letters, digits and underscores');
  if (!LAB_PANEL_CATEGORIES.includes(category)) fail(`unknown category ${category}`);
  if (!Number.isInteger(priceCents) || priceCents <= 0) fail('the price is not a whole number of cents');
  if (useCases.length === 0) fail('no use case');
  for (const text of [panel.name, panel.description, panel.turnaround, ...useCases])
    if (text.trim() === '') fail('an empty text');
  for (const key of analytes) if (findAnalyte(key)?.key !== key) fail(`unknown analyte ${key}`);
  const names = [...analytes, ...otherTests.map(({ name }) => name)];
  if (names.length === 0) fail('no test');
  if (new Set(names).size !== names.length) fail('a test is listed twice');
  for (const { name } of otherTests)
    if (findAnalyte(name) !== undefined) fail(`${name} is in the analyte registry: list its key`);
  return panel;
}
