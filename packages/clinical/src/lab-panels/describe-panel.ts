import { CODE_SYSTEMS, type LabOrderPanel, type LabPanelAnalyte } from '@svc/contracts';
import type { Analyte } from '../analytes/define-analyte.ts';
import { ANALYTES } from '../analytes/index.ts';
import { ours, referenceStatusOf } from '../evidence/evidence.ts';
import type { LabPanelDefinition } from './define-panel.ts';
import { LAB_PANELS } from './index.ts';

const BY_ID: ReadonlyMap<string, LabPanelDefinition> = new Map(
  LAB_PANELS.map((panel) => [panel.panelId, panel]),
);
const ANALYTE_BY_KEY: ReadonlyMap<string, Analyte> = new Map(
  ANALYTES.map((analyte) => [analyte.key, analyte]),
);
const LISTED = ours('list price and turnaround of this deployment, no laboratory’s offer');

/**
 * The panel of an id; undefined when the catalog has none.
 *
 * @example
 * ```ts
 * import { findLabPanel } from '@svc/clinical';
 *
 * findLabPanel('no_such_panel'); // → undefined
 * ```
 */
export function findLabPanel(panelId: string): LabPanelDefinition | undefined {
  return BY_ID.get(panelId);
}

/**
 * The analytes of a panel, in the order of the definition.
 *
 * @example
 * ```ts
 * import { analytesOf, LAB_PANELS } from '@svc/clinical';
 *
 * const panel = LAB_PANELS[0];
 * panel && analytesOf(panel).length === panel.analytes.length; // → true
 * ```
 */
export function analytesOf({ analytes }: LabPanelDefinition): Analyte[] {
  return analytes.map((key) => {
    const analyte = ANALYTE_BY_KEY.get(key);
    if (analyte === undefined) throw new Error(`no analyte ${key}`);
    return analyte;
  });
}

/**
 * A panel as the catalog endpoint shows it. Codes are those of the analyte registry, the first LOINC of each.
 *
 * @example
 * ```ts
 * import { describeLabPanel, LAB_PANELS } from '@svc/clinical';
 *
 * const panel = LAB_PANELS[0];
 * panel && Object.keys(describeLabPanel(panel));
 * // → [
 * //     'panelId',
 * //     'name',
 * //     'category',
 * //     'description',
 * //     'priceCents',
 * //     'turnaround',
 * //     'useCases',
 * //     'analytes',
 * //     'sources'
 * //   ]
 * ```
 */
export function describeLabPanel(panel: LabPanelDefinition): LabOrderPanel {
  const { panelId, name, category, description, priceCents, turnaround, useCases } = panel;
  return {
    panelId,
    name,
    category,
    description,
    priceCents,
    turnaround,
    useCases: [...useCases],
    analytes: [...analytesOf(panel).map(describeAnalyte), ...(panel.otherTests ?? []).map(describeOther)],
    sources: [
      { about: 'contents', status: referenceStatusOf(panel.contents), source: panel.contents.source },
      { about: 'price_and_turnaround', status: referenceStatusOf(LISTED), source: LISTED.source },
    ],
  };
}

function describeAnalyte({ key, label, unit, codes }: Analyte): LabPanelAnalyte {
  const loinc = codes.find(({ system }) => system === CODE_SYSTEMS.loinc);
  return { key, name: label, unit, loinc: loinc?.code ?? null };
}

function describeOther({ name }: { readonly name: string }): LabPanelAnalyte {
  return { key: null, name, unit: null, loinc: null };
}
