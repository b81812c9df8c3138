import type { BiomarkerAnalysis, ClinicalSignal, Discrepancy, LabPanel } from '@svc/contracts';
import { inputsLike, type UsedInput } from './input.ts';
import { type Interval, readInterval } from './interval.ts';
import { readSentValue, type SentValue } from './sent-value.ts';

/** From the one that cannot wait to the one that asks for nothing. */
const READING_STATES = ['critical', 'urgent', 'watch', 'notAssessed', 'unflagged', 'normal'] as const;
export type ReadingState = (typeof READING_STATES)[number];

/** A reading as it is drawn, whatever part of an answer it comes from. */
export interface Reading {
  readonly key: string;
  readonly name: string;
  readonly state: ReadingState;
  /** As it is shown; undefined for none. */
  readonly sent?: unknown;
  readonly value?: SentValue | undefined;
  readonly unit?: string | undefined;
  readonly rangeText?: string | undefined;
  readonly range?: Interval | undefined;
  readonly isProvisional: boolean;
  readonly supersededOn?: string | undefined;
  readonly observedAt?: string | undefined;
  /** What the service says of it. */
  readonly details: readonly string[];
}

/** Every reading of an answer, the worst first: what was found, and what was sent without a finding. */
export function readingsOf(
  data: BiomarkerAnalysis,
  input: Readonly<Record<string, unknown>> = {},
): Reading[] {
  const labs = (input['labs'] ?? []) as readonly LabPanel[];
  const used = inputsLike(data.intelligence, /^labs\[/);
  const open = new Set(used);
  const found = data.signals.map((signal, index) => {
    const own = take(open, (each) => isOf(each, signal, labs));
    return ofSignal(signal, index, own, sentOf(own, labs));
  });
  const differing = data.discrepancies.map((discrepancy, index) => {
    const own = take(open, (each) => each.label === discrepancy.label && isSame(each, discrepancy));
    return ofDiscrepancy(discrepancy, index, sentOf(own, labs));
  });
  const rest = [...open].map((each) => ofInput(each, sentOf(each, labs)));
  return worstFirst([...merged(found, differing), ...rest]);
}

/** The worst first, the rest in their order. */
export function worstFirst(readings: readonly Reading[]): Reading[] {
  const rank = ({ state }: Reading) => READING_STATES.indexOf(state);
  return readings.toSorted((a, b) => rank(a) - rank(b));
}

/** A signal and a discrepancy of one reading are one row, as bad as the worse of them. */
function merged(found: readonly Reading[], differing: readonly Reading[]): Reading[] {
  const rows = [...found];
  for (const other of differing) {
    const index = rows.findIndex(
      ({ name, value, observedAt }) =>
        name === other.name && value?.number === other.value?.number && observedAt === other.observedAt,
    );
    const row = rows[index];
    if (row === undefined) rows.push(other);
    else rows[index] = { ...row, ...worse(row, other), details: [...row.details, ...other.details] };
  }
  return rows;
}

function worse(one: Reading, other: Reading): Pick<Reading, 'state' | 'supersededOn'> {
  const states = [one.state, other.state];
  const state = READING_STATES.find((each) => states.includes(each)) ?? one.state;
  return { state, supersededOn: other.supersededOn ?? one.supersededOn };
}

type Sent = LabPanel['results']['biomarkers'][number] | undefined;

function ofSignal(signal: ClinicalSignal, index: number, own: UsedInput | undefined, sent: Sent): Reading {
  const { label, tone, metricValue, metricUnit, referenceRange, detail } = signal;
  const raw = metricValue ?? own?.value;
  return {
    key: `signal ${index}`,
    name: label,
    state: tone === 'alert' ? 'critical' : tone === 'watch' ? 'watch' : 'unflagged',
    sent: raw,
    value: readSentValue(raw),
    unit: metricUnit ?? sent?.unit,
    ...ranged(referenceRange ?? sent?.referenceRange),
    isProvisional: signal.referenceStatus === 'provisional',
    observedAt: signal.observedAt,
    details: [detail],
  };
}

function ofDiscrepancy(found: Discrepancy, index: number, sent: Sent): Reading {
  const { label, value, unit, comparator, status, urgent, supersededOn, limit, detail } = found;
  const raw = comparator === undefined ? value : `${comparator} ${value}`;
  const state = status === 'critical' ? 'critical' : urgent === true ? 'urgent' : 'watch';
  return {
    key: `discrepancy ${index}`,
    name: label,
    state: supersededOn === undefined ? state : 'watch',
    sent: raw,
    value: readSentValue(raw),
    unit: unit ?? undefined,
    ...ranged(sent?.referenceRange ?? (found.kind === 'unflagged_out_of_range' ? limit : undefined)),
    isProvisional: found.referenceStatus === 'provisional',
    supersededOn,
    observedAt: found.observedAt,
    details: [detail],
  };
}

function ofInput({ name, label, value, observedAt, contributed }: UsedInput, sent: Sent): Reading {
  return {
    key: name,
    name: label,
    state: contributed ? 'unflagged' : 'notAssessed',
    sent: value,
    value: contributed ? readSentValue(value) : undefined,
    unit: sent?.unit,
    ...ranged(sent?.referenceRange),
    isProvisional: false,
    observedAt: observedAt ?? undefined,
    details: [],
  };
}

export function ranged(rangeText: string | undefined): Pick<Reading, 'rangeText' | 'range'> {
  return { rangeText, range: rangeText === undefined ? undefined : readInterval(rangeText) };
}

function take(open: Set<UsedInput>, matches: (input: UsedInput) => boolean): UsedInput | undefined {
  const own = [...open].find(matches);
  if (own !== undefined) open.delete(own);
  return own;
}

function isOf(
  each: UsedInput,
  { label, metricValue, sourceRef, observedAt }: ClinicalSignal,
  labs: readonly LabPanel[],
) {
  if (each.label !== label) return false;
  const panel = labs[Number(/\d+/.exec(each.name)?.[0])];
  if (panel !== undefined && panel.id !== sourceRef) return false;
  if (metricValue === undefined)
    return readSentValue(each.value)?.bound !== undefined || typeof each.value !== 'number';
  const isThen =
    observedAt === undefined || each.observedAt === null || sameMoment(each.observedAt, observedAt);
  return readSentValue(each.value)?.number === metricValue && isThen;
}

function isSame(each: UsedInput, { value, observedAt }: Discrepancy): boolean {
  const isThen =
    observedAt === undefined || each.observedAt === null || sameMoment(each.observedAt, observedAt);
  return readSentValue(each.value)?.number === value && isThen;
}

function sameMoment(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}

function sentOf(own: UsedInput | undefined, labs: readonly LabPanel[]): Sent {
  const place = /^labs\[(\d+)\]\.results\.biomarkers\[(\d+)\]/.exec(own?.name ?? '');
  return place === null ? undefined : labs[Number(place[1])]?.results.biomarkers[Number(place[2])];
}
