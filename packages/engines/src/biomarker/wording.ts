import type { Analyte, AnalyteLimit } from '../analytes/define-analyte.ts';
import { markProvisional, referenceStatusOf } from '../shared/evidence.ts';
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
  const limit = limitOf(analyte, side);
  if (limit === undefined) return '';
  const sign = side === 'low' ? (limit.inclusive ? '≤' : '<') : limit.inclusive ? '≥' : '>';
  return markProvisional(`${sign} ${limit.value} ${analyte.unit}`, limit.evidence);
}

export function limitOf(analyte: Analyte, side: Side): AnalyteLimit | undefined {
  return side === 'low' ? analyte.criticalLow : analyte.criticalHigh;
}

export function signalDetail(reading: Reading): string {
  let detail = `${reading.label} ${valueText(reading)}, flagged ${flagWords(reading)} by the sender.`;
  for (const sentence of [criticalSentence(reading), agreementSentence(reading), contextSentence(reading)]) {
    if (sentence !== '') detail += ` ${sentence}`;
  }
  return detail;
}

export function summaryLine(reading: Reading): string {
  const critical =
    isCriticalSignal(reading) && reading.flag !== 'critical' ? ', at or beyond a critical limit' : '';
  return `${reading.label}: ${valueText(reading)}, ${flagWords(reading)}${critical}.`;
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

export function implausibleSentence(reading: ImplausibleReading): string {
  const { looksLike, unitSent } = reading.measured;
  const looks = looksLike === undefined ? 'a slip or another test' : `a value in ${looksLike}`;
  const unit = unitSent ? 'this unit' : reading.analyte.unit;
  return `${reading.label} ${valueText(reading)}: implausible in ${unit}, looks like ${looks}; not read as normal.`;
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

function criticalSentence(reading: Reading): string {
  if (!isMeasured(reading) || reading.measured.critical === null) return '';
  const limit = limitText(reading.analyte, reading.measured.critical);
  if (reading.measured.unitSent) return `The value meets the critical limit ${limit}.`;
  return `Read in ${reading.analyte.unit} the value would meet the critical limit ${limit}; confirm the unit.`;
}

function agreementSentence(reading: Reading): string {
  if (isImplausible(reading)) return implausibleSentence(reading);
  if (agreementOf(reading) === 'contradicts') {
    return 'Flag and value disagree by the adult reference used here; confirm both with the laboratory.';
  }
  return '';
}

function contextSentence(reading: Reading): string {
  const { analyte } = reading;
  if (analyte === undefined) return 'The analyte is not in the catalogue; no psychiatric context is offered.';
  const { context } = analyte;
  const side = sideOf(reading);
  const ofSide = side && context[side] ? `${side}: ${context[side]}` : '';
  const text = ofSide !== '' && context.any ? `${ofSide}. ${context.any}` : ofSide || context.any;
  if (!text) return '';
  const standing =
    referenceStatusOf(context.evidence) === 'provisional' ? ' (general knowledge, not yet verified)' : '';
  return `Possible psychiatric context${standing}: ${text}.`;
}
