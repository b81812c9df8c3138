import type { Biomarker, LabPanel } from '@svc/contracts';
import { normalizeBiomarkerFlag } from '@svc/contracts';
import type { Analyte } from '../analytes/define-analyte.ts';
import { findAnalyte } from '../analytes/find-analyte.ts';
import { instantOf, isFuture, isStale, toTimestamp } from '../shared/dates.ts';
import { measure, type Measured, numberOf, type Side } from './measure.ts';

type Flag = NonNullable<ReturnType<typeof normalizeBiomarkerFlag>>;

/** One reading of one panel, looked up and measured. */
export interface Reading {
  readonly panel: LabPanel;
  /** Positions in the request: of the panel, and of the reading within it. */
  readonly panelIndex: number;
  readonly index: number;
  readonly sent: Biomarker;
  readonly analyte: Analyte | undefined;
  /** The analyte's label, else the name as sent. */
  readonly label: string;
  readonly flag: Flag | undefined;
  /** The side the flag names; `critical` alone names none. */
  readonly flagSide: Side | undefined;
  /** The value as a number, in the unit sent. */
  readonly number: number | undefined;
  readonly measured: Measured;
  /** Milliseconds since the epoch, null for a panel without a date. */
  readonly instant: number | null;
  /** The same as an ISO timestamp. */
  readonly observedAt: string | undefined;
  readonly stale: boolean;
  /** Why the reading is left out of the analysis. */
  readonly excluded: 'future' | 'duplicate' | undefined;
}

/** What the readings of one panel share. */
type Panel = Pick<Reading, 'panel' | 'panelIndex' | 'instant' | 'observedAt' | 'stale'> & {
  readonly future: boolean;
};

/** All readings in the order of the request, one pass over them; the first of exact duplicates counts. */
export function readPanels(labs: readonly LabPanel[], now: number, staleLabDays: number): Reading[] {
  const readings: Reading[] = [];
  const lookUp = rememberingLookup();
  const repeatsByPanel = new Map<string, (sent: Biomarker) => boolean>();
  labs.forEach((sentPanel, panelIndex) => {
    const panel = panelOf(sentPanel, panelIndex, now, staleLabDays);
    const identity = `${sentPanel.id}\u0000${panel.instant}`;
    let isRepeated = repeatsByPanel.get(identity);
    if (isRepeated === undefined) repeatsByPanel.set(identity, (isRepeated = rememberingRepeats()));
    const { biomarkers } = sentPanel.results;
    for (let index = 0; index < biomarkers.length; index++) {
      const sent = biomarkers[index] as Biomarker;
      const repeated = isRepeated(sent);
      const excluded = panel.future ? 'future' : repeated ? 'duplicate' : undefined;
      readings.push(readOne(panel, sent, index, lookUp(sent.name), excluded));
    }
  });
  return readings;
}

function panelOf(panel: LabPanel, panelIndex: number, now: number, staleLabDays: number): Panel {
  const instant = instantOf(panel.observedAt);
  if (instant === null)
    return { panel, panelIndex, instant, observedAt: undefined, stale: false, future: false };
  const stale = isStale(instant, now, staleLabDays);
  return {
    panel,
    panelIndex,
    instant,
    observedAt: toTimestamp(instant),
    stale,
    future: isFuture(instant, now),
  };
}

/** Names repeat from panel to panel: each distinct one is looked up once. */
function rememberingLookup(): (name: string) => Analyte | undefined {
  const known = new Map<string, Analyte | null>();
  return (name) => {
    let analyte = known.get(name);
    if (analyte === undefined) known.set(name, (analyte = findAnalyte(name) ?? null));
    return analyte ?? undefined;
  };
}

/** Tells exact repeats within one panel: whole readings are compared only where name and value come twice. */
function rememberingRepeats(): (sent: Biomarker) => boolean {
  // A name's only reading so far, then its readings by value.
  const byName = new Map<string, Biomarker | Map<Biomarker['value'], Biomarker>>();
  const identities = new Set<string>();
  return (sent) => {
    let held = byName.get(sent.name);
    if (held === undefined) {
      byName.set(sent.name, sent);
      return false;
    }
    if (!(held instanceof Map)) byName.set(sent.name, (held = new Map([[held.value, held]])));
    const first = held.get(sent.value);
    if (first === undefined) {
      held.set(sent.value, sent);
      return false;
    }
    const known = identities.add(identityOf(first)).size;
    return identities.add(identityOf(sent)).size === known;
  };
}

function identityOf({ name, value, unit = '', flag = '', referenceRange = '' }: Biomarker): string {
  return `${name}\u0000${typeof value}\u0000${value}\u0000${unit}\u0000${flag}\u0000${referenceRange}`;
}

function readOne(
  { panel, panelIndex, instant, observedAt, stale }: Panel,
  sent: Biomarker,
  index: number,
  analyte: Analyte | undefined,
  excluded: Reading['excluded'],
): Reading {
  const number = numberOf(sent.value);
  return {
    panel,
    panelIndex,
    sent,
    index,
    analyte,
    label: analyte?.label ?? sent.name,
    flag: sent.flag === undefined ? undefined : normalizeBiomarkerFlag(sent.flag),
    flagSide: sent.flag === undefined ? undefined : flagSideOf(sent.flag),
    number,
    measured: measure(analyte, number, sent.unit),
    instant,
    observedAt,
    stale,
    excluded,
  };
}

function flagSideOf(flag: string): Side | undefined {
  return FLAG_SIDES.get(flag) ?? FLAG_SIDES.get(flag.toLowerCase());
}

const FLAG_SIDES: ReadonlyMap<string, Side> = new Map([
  ['high', 'high'],
  ['h', 'high'],
  ['hh', 'high'],
  ['low', 'low'],
  ['l', 'low'],
  ['ll', 'low'],
]);
