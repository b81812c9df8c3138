import { type Biomarker, LabPanel, parseIsoDate } from '@svc/contracts';
import type { ReadingReport } from '../bundle/reading-report.ts';

/** Where readings belong together: a report, or the kind of Observations that have none. */
export interface PanelKey {
  /** Tells panels apart; with the moment, it is one panel. */
  readonly group: string;
  readonly id: string;
  readonly labName: string;
  readonly observedAt: string | undefined;
}

const MOST_PANELS = 100;
const MOST_READINGS = 200;

/** Gathers readings into panels. A reading that repeats another to the last digit is counted once. */
export class Panels {
  readonly #panels = new Map<string, { readonly key: PanelKey; readonly biomarkers: Biomarker[] }>();
  readonly #seen = new Set<string>();

  /** False for one that repeats another. */
  add(key: PanelKey, biomarker: Biomarker): boolean {
    const { name, value, unit } = biomarker;
    const reading = JSON.stringify([key.observedAt, name, value, unit]);
    if (this.#seen.has(reading)) return false;
    this.#seen.add(reading);
    const place = `${key.group} ${key.observedAt ?? ''}`;
    let panel = this.#panels.get(place);
    if (panel === undefined) this.#panels.set(place, (panel = { key, biomarkers: [] }));
    panel.biomarkers.push(biomarker);
    return true;
  }

  /** Oldest first; of too many the oldest are left out, and a panel without a day counts as of now. */
  build(report: ReadingReport): LabPanel[] {
    const panels = [...this.#panels.values()].flatMap(({ key, biomarkers }) =>
      chunks(biomarkers).map((part) => panelOf(key, part)),
    );
    const at = ({ observedAt }: LabPanel) =>
      observedAt === undefined ? Number.POSITIVE_INFINITY : parseIsoDate(observedAt);
    // Without a day of their own both are infinite, and their difference is no number.
    const inTime = panels.toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b)));
    const left = inTime.length - MOST_PANELS;
    if (left > 0) report.remark('Bundle', `${inTime.length} panels: the ${left} oldest were not sent`);
    return inTime.slice(-MOST_PANELS);
  }
}

function panelOf({ id, labName, observedAt }: PanelKey, biomarkers: Biomarker[]): LabPanel {
  return {
    id: id.slice(-256),
    labName: [...labName].slice(0, 160).join(''),
    ...(observedAt === undefined ? {} : { observedAt }),
    results: { biomarkers },
  };
}

function chunks(biomarkers: Biomarker[]): Biomarker[][] {
  const parts: Biomarker[][] = [];
  for (let from = 0; from < biomarkers.length; from += MOST_READINGS)
    parts.push(biomarkers.slice(from, from + MOST_READINGS));
  return parts;
}
