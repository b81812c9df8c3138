import type { Analyte, AnalyteLimit } from '../analytes/define-analyte.ts';
import { markProvisional, referenceStatusOf } from '../shared/evidence.ts';
import { perEntry } from '../shared/per-entry.ts';
import { quoteInput } from '../shared/signal-key.ts';
import {
  agreementOf,
  type ImplausibleReading,
  isCriticalSignal,
  isImplausible,
  isMeasured,
  type MeasuredReading,
  sideOf,
} from './judge-reading.ts';
import type { Side } from './measure.ts';
import type { Reading } from './read-panels.ts';
import type { Findings } from './sort-findings.ts';

export const DISCLAIMER =
  'Decision support for clinician review. Not a diagnosis, not a laboratory report and not a substitute for ' +
  'clinical judgement. Only readings flagged abnormal make a signal; confirm values and units with the laboratory.';

export const LEGEND = {
  within_normal:
    'No reading is flagged abnormal and none that could be checked meets a critical limit; readings that could ' +
    'not be checked are listed as warnings.',
  watch:
    'At least one reading is flagged abnormal, implausible, or meets a critical limit in an assumed unit.',
  critical: 'At least one reading is flagged critical or is at or beyond a critical limit.',
} as const;

/** The value as sent with its unit, for sentences. */
export function valueText({ sent, number }: Reading): string {
  if (sent.value === null) return 'no value';
  const value = number === undefined ? quoteInput(String(sent.value)) : String(number);
  const unit = sent.unit?.trim();
  return unit ? `${value} ${clip(unit)}` : `${value} (no unit sent)`;
}

/** A critical limit with its unit; marked when it is not a published one. */
export function limitText(analyte: Analyte, side: Side): string {
  return textsOf(analyte).limit[side];
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
    critical: { low: criticalSentence(limit.low), high: criticalSentence(limit.high) },
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
  const sign = side === 'low' ? (limit.inclusive ? '≤' : '<') : limit.inclusive ? '≥' : '>';
  return markProvisional(`${sign} ${limit.value} ${analyte.unit}`, limit.evidence);
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

export function limitOf(analyte: Analyte, side: Side): AnalyteLimit | undefined {
  return side === 'low' ? analyte.criticalLow : analyte.criticalHigh;
}

/** `value` is the text of the reading's value. */
export function signalDetail(reading: Reading, value: string): string {
  const flagged = `, flagged ${flagWords(reading)} by the sender.`;
  return `${reading.label} ${value}${flagged}${criticalText(reading)}${agreementText(reading, value)}${contextText(reading)}`;
}

export function summaryLine(reading: Reading, value = valueText(reading)): string {
  const critical =
    isCriticalSignal(reading) && reading.flag !== 'critical' ? ', at or beyond a critical limit' : '';
  return `${reading.label}: ${value}, ${flagWords(reading)}${critical}.`;
}

/** The summary without text of the caller: a value that is no number in a known unit stays out. */
export function factLine(reading: Reading): string {
  if (isMeasured(reading)) return summaryLine(reading);
  return `${reading.label}: flagged ${flagWords(reading)}; the value could not be read.`;
}

export function discrepancyDetail(reading: MeasuredReading, side: Side): string {
  const flag = reading.flag === undefined ? 'sent without a flag' : `flagged ${reading.flag}`;
  const limit = limitText(reading.analyte, side);
  if (reading.measured.unitSent) {
    return `${reading.label} ${valueText(reading)} was ${flag}, yet meets the critical limit ${limit}. Confirm value, unit and flag with the laboratory.`;
  }
  return `${reading.label} ${valueText(reading)} was ${flag}; read in ${reading.analyte.unit} it meets the critical limit ${limit}. Confirm unit, value and flag with the laboratory.`;
}

export function implausibleSentence(reading: ImplausibleReading, value = valueText(reading)): string {
  const { looksLike, unitSent } = reading.measured;
  const looks = looksLike === undefined ? 'a slip or another test' : `a value in ${looksLike}`;
  const unit = unitSent ? 'this unit' : reading.analyte.unit;
  return `${reading.label} ${value}: implausible in ${unit}, looks like ${looks}; not read as normal.`;
}

/** One sentence on the whole analysis. */
export function headlineOf(findings: Findings): string {
  const { readings, usable, signals, discrepancies, implausible, excludedAbnormal } = findings;
  if (usable.length === 0) {
    const why = readings.length === 0 ? 'no readings were sent' : 'no usable readings';
    return `Not assessed: ${why}. This is not a normal result.`;
  }
  const critical = signals.filter(isCriticalSignal).length;
  const parts = [
    counted(discrepancies.length, 'critical-limit discrepancy', 'critical-limit discrepancies'),
    counted(critical, 'critical reading', 'critical readings'),
    counted(signals.length - critical, 'reading flagged high or low', 'readings flagged high or low'),
    counted(implausible.length, 'implausible value', 'implausible values'),
  ].filter((part) => part !== '');
  const among = counted(usable.length, 'usable reading', 'usable readings');
  const found = parts.length > 0 ? parts.join(', ') : 'No abnormal flag and no critical limit met';
  const left = counted(excludedAbnormal.length, 'abnormal reading', 'abnormal readings');
  return `${found} among ${among}${left === '' ? '' : `; ${left} left out for a date in the future`}.`;
}

/** A unit of the caller is free text: it is cut before it enters a sentence. */
function clip(text: string): string {
  return text.length <= 20 ? text : quoteInput(text, 20);
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}

function flagWords({ flag, flagSide }: Reading): string {
  return flag === 'critical' && flagSide ? `critical (${flagSide})` : (flag ?? 'normal');
}

function criticalText(reading: Reading): string {
  if (!isMeasured(reading) || reading.measured.critical === null) return '';
  const { critical, criticalIfOwnUnit } = textsOf(reading.analyte);
  return (reading.measured.unitSent ? critical : criticalIfOwnUnit)[reading.measured.critical];
}

function agreementText(reading: Reading, value: string): string {
  if (isImplausible(reading)) return ` ${implausibleSentence(reading, value)}`;
  if (agreementOf(reading) === 'contradicts') {
    return ' Flag and value disagree by the adult reference used here; confirm both with the laboratory.';
  }
  return '';
}

function contextText(reading: Reading): string {
  const { analyte } = reading;
  if (analyte === undefined)
    return ' The analyte is not in the catalogue; no psychiatric context is offered.';
  return textsOf(analyte).context[sideOf(reading) ?? 'any'];
}
