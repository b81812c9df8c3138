import type { Biomarker, LabPanel } from '@svc/contracts';
import { normalizeBiomarkerFlag } from '@svc/contracts';
import type { Analyte } from '../analytes/define-analyte.ts';
import { findAnalyte } from '../analytes/find-analyte.ts';
import { instantOf, isFuture, isStale, toTimestamp } from '../shared/dates.ts';
import { measure, type Measured, numberOf, type Side } from './measure.ts';

export type Flag = NonNullable<ReturnType<typeof normalizeBiomarkerFlag>>;

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

type PanelDate = Pick<Reading, 'instant' | 'observedAt' | 'stale'> & { readonly future: boolean };

/** All readings in the order of the request, one pass over them; the first of exact duplicates counts. */
export function readPanels(labs: readonly LabPanel[], now: number, staleLabDays: number): Reading[] {
  const readings: Reading[] = [];
  const lookUp = rememberingLookup();
  const seenByPanel = new Map<string, Set<string>>();
  labs.forEach((panel, panelIndex) => {
    const date = dateOf(panel, now, staleLabDays);
    const identity = `${panel.id}\u0000${date.instant}`;
    const seen = seenByPanel.get(identity) ?? new Set();
    seenByPanel.set(identity, seen);
    panel.results.biomarkers.forEach((sent, index) => {
      const repeated = isRepeated(seen, sent);
      const excluded = date.future ? 'future' : repeated ? 'duplicate' : undefined;
      readings.push(readOne({ panel, panelIndex, sent, index, excluded }, lookUp(sent.name), date));
    });
  });
  return readings;
}

function dateOf(panel: LabPanel, now: number, staleLabDays: number): PanelDate {
  const instant = instantOf(panel.observedAt);
  if (instant === null) return { instant, observedAt: undefined, future: false, stale: false };
  const future = isFuture(instant, now);
  return { instant, observedAt: toTimestamp(instant), future, stale: isStale(instant, now, staleLabDays) };
}

/** Names repeat from panel to panel: each distinct one is looked up once. */
function rememberingLookup(): (name: string) => Analyte | undefined {
  const known = new Map<string, Analyte | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, findAnalyte(name));
    return known.get(name);
  };
}

function isRepeated(seen: Set<string>, { name, value, unit, flag, referenceRange }: Biomarker): boolean {
  const identity = `${name}\u0000${typeof value}\u0000${value}\u0000${unit ?? ''}\u0000${flag ?? ''}\u0000${referenceRange ?? ''}`;
  if (seen.has(identity)) return true;
  seen.add(identity);
  return false;
}

function readOne(
  {
    panel,
    panelIndex,
    sent,
    index,
    excluded,
  }: Pick<Reading, 'panel' | 'panelIndex' | 'sent' | 'index' | 'excluded'>,
  analyte: Analyte | undefined,
  { instant, observedAt, stale }: PanelDate,
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
    flagSide: sent.flag === undefined ? undefined : FLAG_SIDES.get(sent.flag.toLowerCase()),
    number,
    measured: measure(analyte, number, sent.unit),
    instant,
    observedAt,
    stale,
    excluded,
  };
}

const FLAG_SIDES: ReadonlyMap<string, Side> = new Map([
  ['high', 'high'],
  ['h', 'high'],
  ['hh', 'high'],
  ['low', 'low'],
  ['l', 'low'],
  ['ll', 'low'],
]);
