import { type Biomarker, type LabPanel, normalizeBiomarkerFlag } from '@svc/contracts';
import {
  type Analyte,
  isPlausible,
  normalizeUnit,
  toAnalyteUnit,
  decimalsIn,
  findAnalyte,
  TERATOGEN_LEVELS,
} from '@svc/clinical';
import { instantOf, isFuture, isStale, STALE_LAB_DAYS, toTimestamp } from '../shared/dates.ts';
import { slugOf } from '../shared/signal-key.ts';
import { isCriticalValue, isReadable } from './judge-reading.ts';
import { measure, type MeasureOptions, ownRangeSide } from './measure.ts';
import type { Measured, Side } from './measured.ts';
import { supersedingReadings } from './newest-readings.ts';
import { readRange } from './read-range.ts';
import type { SentRange, SentNumber } from './sent-value.ts';
import { readValue, readWord } from './read-value.ts';
import { splitBloodPressure } from './split-blood-pressure.ts';
import type { Reading } from './reading.ts';

/** What the readings of one panel share. */
type Panel = Pick<Reading, 'panel' | 'panelIndex' | 'instant' | 'observedAt' | 'stale' | 'old'> & {
  readonly future: boolean;
};

interface PanelOptions {
  readonly staleLabDays: number;
  /** A teratogenic medicine is named; levels are looked for here. */
  readonly teratogenKnown: boolean;
}

/** All readings in the order of the request; the first of exact duplicates counts, and the newest of an analyte decides. */
export function measurePanels(
  labs: readonly LabPanel[],
  now: number,
  { staleLabDays, teratogenKnown }: PanelOptions,
): Reading[] {
  const lookUp = rememberingLookup();
  const panels = labs.map((sent, index) => panelOf(sent, index, now, staleLabDays));
  const options = { teratogenKnown: teratogenKnown || isTeratogenKnown(panels, lookUp) };
  const readings = measureReadings(panels, lookUp, options);
  const superseding = supersedingReadings(readings, isReadable, isCriticalValue);
  return readings.map((reading) => {
    const superseded = superseding(reading);
    return superseded === undefined ? reading : { ...reading, superseded };
  });
}

type LookUp = (name: string) => Analyte | undefined;

function isTeratogenKnown(panels: readonly Panel[], lookUp: LookUp): boolean {
  return panels.some(
    ({ panel, future }) =>
      !future &&
      panel.results.biomarkers.some(({ name }) => {
        const key = lookUp(name)?.key;
        return key !== undefined && TERATOGEN_LEVELS.has(key);
      }),
  );
}

function measureReadings(panels: readonly Panel[], lookUp: LookUp, options: MeasureOptions): Reading[] {
  const readings: Reading[] = [];
  const repeatsByPanel = new Map<string, (sent: Biomarker) => boolean>();
  for (const panel of panels) {
    const identity = `${panel.panel.id}\u0000${panel.instant}`;
    let isRepeated = repeatsByPanel.get(identity);
    if (isRepeated === undefined) repeatsByPanel.set(identity, (isRepeated = rememberingRepeats()));
    const { biomarkers } = panel.panel.results;
    for (let index = 0; index < biomarkers.length; index++) {
      const sent = biomarkers[index] as Biomarker;
      const repeated = isRepeated(sent);
      const excluded = panel.future ? 'future' : repeated ? 'duplicate' : undefined;
      const analyte = lookUp(sent.name);
      const parts = analyte === undefined ? splitBloodPressure(sent) : undefined;
      if (parts === undefined || sent.flag !== undefined)
        readings.push(measureReading(panel, sent, index, analyte, excluded, options));
      for (const part of parts ?? [])
        readings.push(measureReading(panel, part, index, lookUp(part.name), excluded, options));
    }
  }
  return readings;
}

function panelOf(panel: LabPanel, panelIndex: number, now: number, staleLabDays: number): Panel {
  const instant = instantOf(panel.observedAt);
  if (instant === null)
    return { panel, panelIndex, instant, observedAt: undefined, stale: false, old: false, future: false };
  const stale = isStale(instant, now, staleLabDays);
  return {
    panel,
    panelIndex,
    instant,
    observedAt: toTimestamp(instant),
    stale,
    old: isStale(instant, now, STALE_LAB_DAYS),
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

function measureReading(
  { panel, panelIndex, instant, observedAt, stale, old }: Panel,
  sent: Biomarker,
  index: number,
  analyte: Analyte | undefined,
  excluded: Reading['excluded'],
  options: MeasureOptions,
): Reading {
  const ownRange = readRange(sent.referenceRange);
  const value = readValue(sent.value);
  const unit = unitOf(sent, value, ownRange);
  const { chosen, measured } = measureSent(analyte, value, unit, ownRange, options);
  return {
    panel,
    panelIndex,
    sent,
    index,
    analyte,
    label: analyte?.label ?? sent.name,
    subject: analyte?.key ?? `: ${slugOf(sent.name)}`,
    flag: sent.flag === undefined ? undefined : normalizeBiomarkerFlag(sent.flag),
    flagSide: sent.flag === undefined ? undefined : flagSideOf(sent.flag),
    number: chosen?.number,
    comparator: chosen?.comparator,
    word: value === undefined ? readWord(sent.value) : undefined,
    unit,
    measured,
    ownRange,
    ownSide:
      ownRange === undefined || chosen === undefined
        ? undefined
        : ownRangeSide(analyte, chosen, unit, ownRange),
    instant,
    observedAt,
    stale,
    old,
    superseded: undefined,
    excluded,
  };
}

/** The unit as sent, else as written behind the number or in the range. */
function unitOf(
  sent: Biomarker,
  value: SentNumber | undefined,
  range: SentRange | undefined,
): string | undefined {
  const own = sent.unit?.trim();
  return own ? sent.unit : (value?.unit ?? range?.unit ?? sent.unit);
}

/** A value whose comma may part thousands: whole where the analyte has no decimals, else the only one that can be real. */
function measureSent(
  analyte: Analyte | undefined,
  value: SentNumber | undefined,
  unit: string | undefined,
  range: SentRange | undefined,
  options: MeasureOptions,
): { chosen: SentNumber | undefined; measured: Measured } {
  if (value?.unit !== undefined && isOtherUnit(analyte, value.unit, unit)) value = undefined;
  const measureOne = (one: SentNumber | undefined) => ({
    chosen: one,
    measured: measureInUnit(analyte, one, unit, range, { ...options, comparator: one?.comparator }),
  });
  if (value?.ifGrouped === undefined) return measureOne(value);
  const { ifGrouped, ...plain } = value;
  const both = [plain, { ...plain, number: ifGrouped }].map(measureOne);
  const real = both.filter(({ measured }) => measured.kind === 'measured');
  const isWhole = analyte !== undefined && decimalsIn(analyte, unit ?? '') === 0;
  if (isWhole && real[1]) return real[1];
  return real.length === 1 && real[0] ? real[0] : measureOne(undefined);
}

/** A unit behind the number that is not the one sent: nobody knows which holds. */
function isOtherUnit(analyte: Analyte | undefined, behind: string, sent: string | undefined): boolean {
  if (sent === undefined || normalizeUnit(sent) === normalizeUnit(behind)) return false;
  if (analyte === undefined) return true;
  const [one, other] = [toAnalyteUnit(analyte, 1, behind), toAnalyteUnit(analyte, 1, sent)];
  return !('value' in one && 'value' in other && one.value === other.value);
}

/** Without a unit the value is read in the one that the range sent with it fits, else in the analyte's own. */
function measureInUnit(
  analyte: Analyte | undefined,
  value: SentNumber | undefined,
  unit: string | undefined,
  range: SentRange | undefined,
  options: MeasureOptions,
): Measured {
  const guessed =
    analyte !== undefined && !unit?.trim() && range !== undefined ? fittingUnit(analyte, range) : undefined;
  if (guessed === undefined) return measure(analyte, value?.number, unit, options);
  const measured = measure(analyte, value?.number, guessed, options);
  return 'unitSent' in measured ? { ...measured, unitSent: false } : measured;
}

/** The first other unit in which both ends of a range can be real, when they cannot in the analyte's own. */
function fittingUnit(analyte: Analyte, { interval }: SentRange): string | undefined {
  const ends = [interval.low, interval.high].filter((end) => end !== undefined && end !== 0);
  const fits = (unit: string) =>
    ends.every((end) => {
      const converted = toAnalyteUnit(analyte, end ?? 0, unit);
      return 'value' in converted && isPlausible(analyte, converted.value);
    });
  if (fits(analyte.unit)) return undefined;
  return analyte.conversions.map(({ units }) => units[0]).find((unit) => unit !== undefined && fits(unit));
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
