import type { DiscrepancyKind } from '@svc/contracts';
import {
  printedValue,
  type Analyte,
  type AnalyteLimit,
  type ReferenceInterval,
  unflaggedRange,
  normalizeUnit,
  type UrgentLimit,
  type Evidence,
  markProvisional,
  referenceStatusOf,
  perEntry,
} from '@svc/clinical';
import { dayAsSent } from '../shared/dates.ts';
import { quoteInput } from '../shared/signal-key.ts';
import {
  agreementOf,
  discrepancySide,
  isCriticalSignal,
  outsideSide,
  sideOf,
  urgentOf,
} from './judge-reading.ts';
import {
  type ImplausibleReading,
  isImplausible,
  isMeasured,
  isWithoutDirection,
  type MeasuredReading,
  type Reading,
  type NumberedReading,
} from './reading.ts';
import { measure, ownRangeSide } from './measure.ts';
import { intervalIn, limitIn, shownUnit } from './shown-unit.ts';
import type { Side } from './measured.ts';
import type { SentRange } from './sent-value.ts';

export const DISCLAIMER =
  'Decision support for clinician review. Not a diagnosis, not a laboratory report and not a substitute for ' +
  'clinical judgement. Only readings flagged abnormal make a signal; confirm values and units with the laboratory ' +
  'or with whoever measured them.';

export const LEGEND = {
  within_normal:
    'No reading is flagged abnormal, and none that could be checked is outside its range; readings that could not be ' +
    'checked are listed as warnings.',
  watch:
    'At least one reading is flagged abnormal, outside its range without a flag, in the urgent tier, implausible or ' +
    'unreadable where a critical limit waits, has changed as far as a listed change over time, or meets a critical limit in an assumed unit, in a superseded reading or ' +
    'in one older than 180 days.',
  critical:
    'At least one reading, the newest of its analyte and not older than 180 days, is flagged critical or is at or ' +
    'beyond a critical limit, or has changed as far as a change that is as serious.',
} as const;

/** The value with its unit, for sentences: a known analyte with the decimals a laboratory gives. */
export function valueText(reading: Reading): string {
  const { sent, comparator } = reading;
  if (sent.value === null) return 'no value';
  const number = numberText(reading);
  const value =
    number === undefined ? quoteInput(String(sent.value)) : `${comparatorText(comparator)}${number}`;
  const unit = reading.unit?.trim();
  return unit ? `${value} ${clipUnit(unit)}` : `${value} (no unit sent)`;
}

function numberText(reading: Reading): string | undefined {
  const { number } = reading;
  if (number === undefined || !isMeasured(reading)) return number === undefined ? undefined : String(number);
  return measuredText(reading, number, reading.unit);
}

function measuredText({ analyte, ownRange }: MeasuredReading, number: number, unit = ''): string {
  const verdict = verdictOf(analyte, number, unit, ownRange);
  if (verdict === undefined) return String(number);
  return printedValue(
    analyte,
    number,
    unit,
    (rounded) => verdictOf(analyte, rounded, unit, ownRange) === verdict,
  );
}

/** What is said about a number: two numbers with one verdict may stand for each other in a sentence. */
function verdictOf(
  analyte: Analyte,
  number: number,
  unit: string,
  ownRange: SentRange | undefined,
): string | undefined {
  const measured = measure(analyte, number, unit, { teratogenKnown: true });
  if (measured.kind !== 'measured') return undefined;
  const own = ownRange === undefined ? '' : ownRangeSide(analyte, { number }, unit, ownRange);
  return [measured.critical, measured.reference, measured.outside, measured.urgent?.limit, own].join();
}

function comparatorText(comparator: Reading['comparator']): string {
  return comparator === undefined ? '' : `${SIGNS[comparator]} `;
}

const SIGNS = { '<': '<', '>': '>', '<=': '≤', '>=': '≥' } as const;

/** A critical limit in a unit the analyte knows; marked when it is not a published one. */
export function limitText(analyte: Analyte, side: Side, unit: string = analyte.unit): string {
  if (unit === analyte.unit) return textsOf(analyte).limit[side];
  const limit = limitOf(analyte, side);
  if (limit === undefined) return '';
  const value = limitIn(analyte, { value: limit.value, unit: analyte.unit }, unit);
  return markProvisional(`${signOf(limit, side)} ${value} ${clipUnit(unit)}`, limit.evidence);
}

/** The reference of an analyte with its unit; marked when it is not a published one. */
export function referenceText(analyte: Analyte): string {
  return textsOf(analyte).reference;
}

/** Texts that hang on the analyte alone; whole sentences have the space before them. */
const textsOf = perEntry((analyte: Analyte) => {
  const limit = { low: limitTextOf(analyte, 'low'), high: limitTextOf(analyte, 'high') };
  return {
    limit,
    reference: markProvisional(analyte.referenceText, analyte.referenceEvidence),
    criticalIfOwnUnit: {
      low: assumedCriticalSentence(limit.low, analyte.unit),
      high: assumedCriticalSentence(limit.high, analyte.unit),
    },
    context: {
      low: contextSentence(analyte, 'low'),
      high: contextSentence(analyte, 'high'),
      any: contextSentence(analyte, undefined),
    },
  };
});

function limitTextOf(analyte: Analyte, side: Side): string {
  const limit = limitOf(analyte, side);
  if (limit === undefined) return '';
  return markProvisional(`${signOf(limit, side)} ${limit.value} ${analyte.unit}`, limit.evidence);
}

function signOf({ inclusive }: AnalyteLimit, side: Side): string {
  if (side === 'low') return inclusive ? '≤' : '<';
  return inclusive ? '≥' : '>';
}

function criticalSentence(limit: string): string {
  return ` The value meets the critical limit ${limit}.`;
}

function assumedCriticalSentence(limit: string, unit: string): string {
  return ` Read in ${unit} the value would meet the critical limit ${limit}; confirm the unit.`;
}

function contextSentence({ context }: Analyte, side: Side | undefined): string {
  const ofSide = side && context[side] ? `${side}: ${context[side]}` : '';
  const text = ofSide !== '' && context.any ? `${ofSide}. ${context.any}` : ofSide || context.any;
  if (!text) return '';
  const standing =
    referenceStatusOf(context.evidence) === 'provisional' ? ' (general knowledge, not yet verified)' : '';
  return ` Possible psychiatric context${standing}: ${text}.`;
}

function limitOf(analyte: Analyte, side: Side): AnalyteLimit | undefined {
  return side === 'low' ? analyte.criticalLow : analyte.criticalHigh;
}

/** `value` is the text of the reading's value. */
export function signalDetail(reading: Reading, value: string): string {
  const known = reading.analyte === undefined ? '; the analyte is not in the catalogue' : '';
  const flagged = `, flagged ${flagWords(reading)} by the sender${known}.`;
  return `${reading.label} ${value}${flagged}${criticalText(reading)}${urgentSentence(reading)}${timeSentence(reading)}${agreementText(reading, value)}${contextText(reading)}`;
}

export function summaryLine(reading: Reading, value = valueText(reading)): string {
  const critical =
    isCriticalSignal(reading) && reading.flag !== 'critical' ? ', at or beyond a critical limit' : '';
  return `${reading.label}: ${value}, ${flagWords(reading)}${critical}.${timeSentence(reading)}`;
}

/** The summary without text of the caller: a value that is no number in a known unit stays out. */
export function factLine(reading: Reading): string {
  if (isMeasured(reading)) return summaryLine(reading);
  return `${reading.label}: flagged ${flagWords(reading)}; the value could not be read.`;
}

/** The limit or range that a discrepancy is about, with the evidence of a number of ours. */
export function reportedLimit(
  reading: NumberedReading,
  kind: DiscrepancyKind,
): { readonly text: string; readonly evidence?: Evidence } {
  const { analyte, ownRange } = reading;
  const side = discrepancySide(reading);
  if (kind === 'critical_limit' && analyte && side) {
    return { text: limitText(analyte, side, shownUnit(reading)), evidence: limitOf(analyte, side)?.evidence };
  }
  if (kind === 'abnormal_without_direction') return rangeHeld(reading);
  const urgent = urgentOf(reading);
  if (kind === 'urgent_limit' && urgent && analyte)
    return { text: urgentText(analyte, urgent, shownUnit(reading)), evidence: urgent.evidence };
  if (reading.ownSide && ownRange) return { text: ownRangeText(reading) };
  return adultRangeOf(reading);
}

/** The range that a reading called abnormal lies inside: the one sent with it, else ours. */
function rangeHeld(reading: Reading): ReturnType<typeof reportedLimit> {
  if (reading.ownSide === null && reading.ownRange) return { text: ownRangeText(reading) };
  return adultRangeOf(reading);
}

/** The adult range in the unit of the reading. */
function adultRangeOf(reading: Reading): ReturnType<typeof reportedLimit> {
  const { analyte } = reading;
  if (analyte === undefined) return { text: '' };
  const unit = shownUnit(reading);
  if (normalizeUnit(unit) === normalizeUnit(analyte.unit)) return adultRange(analyte);
  const { interval, evidence } = unflaggedRange(analyte);
  const text = interval === undefined ? referenceIn(analyte, unit) : convertedText(analyte, interval, unit);
  return { text: markProvisional(text, evidence), evidence };
}

function referenceIn(analyte: Analyte, unit: string): string {
  const { reference } = analyte;
  if (reference === undefined) return analyte.referenceText;
  if (!('male' in reference)) return convertedText(analyte, reference, unit);
  const { male, female } = reference;
  return `men ${convertedText(analyte, male, unit)}, women ${convertedText(analyte, female, unit)}`;
}

function convertedText(analyte: Analyte, interval: ReferenceInterval, unit: string): string {
  return intervalText(intervalIn(analyte, { interval, unit: analyte.unit }, unit), unit);
}

/** The adult range that a reading without a flag is held against. */
const adultRange = perEntry((analyte: Analyte) => {
  const { interval, evidence } = unflaggedRange(analyte);
  const text = interval === undefined ? analyte.referenceText : intervalText(interval, analyte.unit);
  return { text: markProvisional(text, evidence), evidence };
});

function intervalText({ low, high, lowOpen, highOpen }: ReferenceInterval, unit: string): string {
  const behind = unit.trim() === '' ? '' : ` ${clipUnit(unit.trim())}`;
  if (low !== undefined && high !== undefined) return `${low}${highOpen ? ' to < ' : '-'}${high}${behind}`;
  return `${low === undefined ? `${highOpen ? '<' : '≤'} ${high}` : `${lowOpen ? '>' : '≥'} ${low}`}${behind}`;
}

/** A row of the urgent tier in a unit the analyte knows; marked when no source of it was read. */
export function urgentText(analyte: Analyte, row: UrgentLimit, unit: string): string {
  return markProvisional(plainUrgentText(analyte, row, unit), row.evidence);
}

/** The same without its standing, for a headline. */
export function plainUrgentText(analyte: Analyte, row: UrgentLimit, unit: string): string {
  const { comparator, limit, unit: own } = row;
  return `${SIGNS[comparator]} ${limitIn(analyte, { value: limit, unit: own }, unit)} ${clipUnit(unit)}`;
}

/** `flagged high`, or that no flag was sent. */
function flagPhrase(reading: Reading): string {
  if (isWithoutDirection(reading)) return 'flagged abnormal without a direction';
  return reading.flag === undefined ? 'sent without a flag' : `flagged ${reading.flag}`;
}

export function discrepancyDetail(reading: NumberedReading, kind: DiscrepancyKind): string {
  const subject = `${reading.label} ${valueText(reading)}, ${flagPhrase(reading)},`;
  const found = `${subject} ${foundText(reading, kind)}, to confirm with ${whomToAsk(reading)}.`;
  return `${found}${urgentSentence(reading, kind)}${timeSentence(reading)}`;
}

function foundText(reading: NumberedReading, kind: DiscrepancyKind): string {
  const { text } = reportedLimit(reading, kind);
  const assumed = isMeasured(reading) && !reading.measured.unitSent ? `read in ${reading.analyte.unit} ` : '';
  if (kind === 'critical_limit') return `${assumed}meets the critical limit ${text}`;
  if (kind === 'urgent_limit')
    return `${assumed}is in the urgent tier: ${text}, ${urgentOf(reading)?.reason ?? ''}`;
  if (kind === 'abnormal_without_direction') return abnormalText(reading, text);
  const where = outsideSide(reading) === 'low' ? 'below' : 'above';
  if (reading.ownSide) return `is ${where} the range sent with it: ${text}`;
  const odd = reading.ownSide === null ? `; the range sent with it is odd (${ownRangeText(reading)})` : '';
  return `${assumed}is ${where} the adult range used here: ${text}${odd}`;
}

/** The range that came with the reading, in the unit of the reading where the analyte converts it. */
function ownRangeText(reading: Reading): string {
  const { analyte, ownRange, unit = '' } = reading;
  if (ownRange === undefined) return '';
  const { interval, unit: own = unit } = ownRange;
  if (analyte === undefined || unit.trim() === '' || !isMeasured(reading)) return intervalText(interval, own);
  return intervalText(intervalIn(analyte, { interval, unit: own }, unit), unit);
}

/** Where a value lies that the sender calls abnormal, and what to ask. */
function abnormalText(reading: NumberedReading, range: string): string {
  if (reading.ownSide === null) return `is inside the range sent with it: ${range}`;
  const inside = isMeasured(reading) && isInsideAdultRange(reading);
  return inside ? `is inside the adult range used here: ${range}` : 'is not placed by a range here';
}

function isInsideAdultRange({ analyte, measured }: MeasuredReading): boolean {
  if (measured.outside !== null) return false;
  return unflaggedRange(analyte).interval !== undefined || measured.reference === 'normal';
}

function urgentSentence(reading: Reading, kind?: DiscrepancyKind): string {
  const urgent = urgentOf(reading);
  if (urgent === undefined || kind === 'urgent_limit' || isAtCriticalLimit(reading)) return '';
  const { analyte } = reading;
  const limit = analyte === undefined ? '' : urgentText(analyte, urgent, shownUnit(reading));
  return ` Urgent tier: ${limit}, ${urgent.reason}.`;
}

export function isAtCriticalLimit(reading: Reading): boolean {
  return isMeasured(reading) && reading.measured.critical !== null;
}

/** The dates of a reading that does not decide. */
function timeSentence(reading: Reading): string {
  const { superseded, old } = reading;
  const of = dateOf(reading);
  if (superseded !== undefined) {
    return ` Of ${of}, superseded on ${dateOf(superseded)}: ${newerText(reading, superseded)}.`;
  }
  return old ? ` Of ${of}, older than 180 days.` : '';
}

/** The value that took the place of a reading, in the unit of that reading. */
export function newerText(reading: Reading, newer: Reading): string {
  const unit = shownUnit(reading);
  const isOther = normalizeUnit(unit) !== normalizeUnit(shownUnit(newer));
  if (!isOther || !isMeasured(newer)) return valueText(newer);
  const value = limitIn(newer.analyte, { value: newer.number, unit: shownUnit(newer) }, unit);
  return `${comparatorText(newer.comparator)}${value} ${clipUnit(unit)}`;
}

export function dateOf({ panel }: Reading): string {
  return panel.observedAt === undefined ? 'no date' : dayAsSent(panel.observedAt);
}

const MEASURED_AT_HAND: ReadonlySet<string> = new Set(['ecg-and-vitals', 'wearables', 'anthropometry']);

/** A vital sign is confirmed where it was taken: no laboratory knows it. */
function whomToAsk({ analyte }: Reading): string {
  return analyte !== undefined && MEASURED_AT_HAND.has(analyte.group)
    ? 'whoever measured it'
    : 'the laboratory';
}

export function implausibleSentence(reading: ImplausibleReading, value = valueText(reading)): string {
  const { looksLike, unitSent, criticalIfSo } = reading.measured;
  const unit = unitSent ? 'this unit' : reading.analyte.unit;
  const where = criticalIfSo ? `${unit}, where it would be critical` : unit;
  const looks = looksLike === undefined ? 'a slip or another test' : `a value in ${looksLike}`;
  const confirm = looksLike === undefined ? 'the value' : 'the unit';
  return `${reading.label} ${value}: implausible in ${where}, looks like ${looks}; not read as normal, confirm ${confirm} with ${whomToAsk(reading)}.`;
}

/** A critical value of long ago that a newer reading has taken the place of. */
export function pastSentence(reading: Reading): string {
  return `${reading.label} ${valueText(reading)} was critical.${timeSentence(reading)}`;
}

/** The answer of a test that was answered in one of the words we know. */
export function answerText({ sent }: Reading): string {
  return String(sent.value).trim().toLowerCase();
}

/** A test answered in words. */
export function positiveSentence(reading: Reading): string {
  if (isWithoutDirection(reading))
    return `${reading.label} ${valueText(reading)}: flagged abnormal by the sender`;
  return `${reading.label}: ${answerText(reading)}, sent without an abnormal flag`;
}

/** A unit of the caller is free text: it is cut before it enters a sentence. */
export function clipUnit(text: string): string {
  return text.length <= 20 ? text : quoteInput(text, 20);
}

export function flagWords({ flag, flagSide }: Reading): string {
  return flag === 'critical' && flagSide ? `critical (${flagSide})` : (flag ?? 'normal');
}

function criticalText(reading: Reading): string {
  if (!isMeasured(reading) || reading.measured.critical === null) return '';
  const { analyte, measured } = reading;
  if (!measured.unitSent) return textsOf(analyte).criticalIfOwnUnit[reading.measured.critical];
  return criticalSentence(limitText(analyte, reading.measured.critical, shownUnit(reading)));
}

function agreementText(reading: Reading, value: string): string {
  if (isImplausible(reading)) return ` ${implausibleSentence(reading, value)}`;
  if (agreementOf(reading) === 'contradicts') {
    return ` Flag and value disagree by the adult reference used here; confirm both with ${whomToAsk(reading)}.`;
  }
  return '';
}

function contextText(reading: Reading): string {
  const { analyte, superseded } = reading;
  // What an analyte can mean is said once: beside the reading that decides.
  if (analyte === undefined || superseded !== undefined) return '';
  return textsOf(analyte).context[sideOf(reading) ?? 'any'];
}
