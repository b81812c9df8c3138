import { type Biomarker, type LabPanel, parseIsoDate } from '@svc/contracts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { type MomentReading, newestOfEach } from './newest-of-each.ts';

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
  readonly #readings: PanelReading[] = [];
  readonly #seen = new Set<string>();

  /** Whether anything can be said of any reading: what is of nobody knows what makes no answer alone. */
  hasTelling = false;

  /** False for one that repeats another; `tells` says whether anything can be said of it. */
  add(key: PanelKey, biomarker: Biomarker, tells = true): boolean {
    const { name, value, unit } = biomarker;
    const reading = JSON.stringify([key.observedAt, name, value, unit]);
    if (this.#seen.has(reading)) return false;
    this.#seen.add(reading);
    this.hasTelling ||= tells;
    this.#readings.push({ key, biomarker, observedAt: key.observedAt });
    return true;
  }

  /**
   * Oldest first, a panel without a day as of now. Where there are more readings or panels than a request should have, of each
   * analyte the newest are kept; `all` keeps every one, for a bundle that was made of a request.
   */
  build(report: ReadingReport, all = false): LabPanel[] {
    if (!this.hasTelling) return [];
    for (const most of MOST_OF_ONE) {
      const newest = newestOfEach(this.#readings, most);
      const panels = inTime(newest.kept);
      const tooMany = newest.kept.length > MOST_TOGETHER || panels.length > MOST_PANELS;
      if (tooMany && most > 1 && !all) continue;
      newest.tell(report);
      const left = panels.length - MOST_PANELS;
      if (left > 0) report.review(`Bundle: ${panels.length} panels: the ${left} oldest were not sent`);
      return panels.slice(-MOST_PANELS);
    }
    return [];
  }
}

/** Readings of one analyte that are sent: as many as fit, the newest first. Ours. */
const MOST_OF_ONE = [Number.POSITIVE_INFINITY, 10, 5, 3, 2, 1] as const;
/** More readings than these would make an answer nobody reads. Ours. */
const MOST_TOGETHER = 1000;

function inTime(readings: readonly PanelReading[]): LabPanel[] {
  const panels = [...panelsOf(readings)].flatMap(({ key, biomarkers }) =>
    chunks(biomarkers).map((part) => panelOf(key, part)),
  );
  const at = ({ observedAt }: LabPanel) =>
    observedAt === undefined ? Number.POSITIVE_INFINITY : parseIsoDate(observedAt);
  // Without a day of their own both are infinite, and their difference is no number.
  return panels.toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b)));
}

interface PanelReading extends MomentReading {
  readonly key: PanelKey;
}

function panelsOf(readings: readonly PanelReading[]) {
  const panels = new Map<string, { readonly key: PanelKey; readonly biomarkers: Biomarker[] }>();
  for (const { key, biomarker } of readings) {
    const place = `${key.group} ${key.observedAt ?? ''}`;
    let panel = panels.get(place);
    if (panel === undefined) panels.set(place, (panel = { key, biomarkers: [] }));
    panel.biomarkers.push(biomarker);
  }
  return panels.values();
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
