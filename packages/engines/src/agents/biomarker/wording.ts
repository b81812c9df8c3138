import {
  criticalSide,
  isPlausible,
  referenceSide,
  type Sex,
  applyConversion,
  type Analyte,
  printedValue,
  urgentLimitMet,
  referenceStatusOf,
} from '@svc/clinical';
import type { Side } from '../../biomarker/measured.ts';
import { limitText, urgentText } from '../../biomarker/wording.ts';
import { quoteInput } from '../../shared/signal-key.ts';
import { rangeText } from './range-text.ts';
import {
  isAbnormal,
  type CheckedReading,
  type JudgedReading,
  type UnreadableReading,
} from './judged-reading.ts';

/** As a laboratory prints it, with more decimals where rounding would say something else. */
export function resultText({ analyte, value }: CheckedReading): string {
  const verdict = verdictOf(analyte, value);
  const text = printedValue(
    analyte,
    value,
    analyte.unit,
    (rounded) => verdictOf(analyte, rounded) === verdict,
  );
  return `${analyte.label} ${text} ${analyte.unit}`;
}

function verdictOf(analyte: Analyte, value: number): string {
  const sides = [undefined, 'male' as const, 'female' as const].map((sex) =>
    referenceSide(analyte, value, sex),
  );
  return [criticalSide(analyte, value), urgentLimitMet(analyte, value, true)?.limit, ...sides].join();
}

/** The row of the urgent tier that a reading is beyond. */
export function urgentTierText({ urgent, analyte }: CheckedReading): string {
  return urgent === undefined ? '' : urgentText(analyte, urgent, analyte.unit);
}

/** What is known of one result: its position first, then what it can mean. */
export function sentencesOf(reading: CheckedReading, sex: Sex | undefined): string[] {
  const context = isAbnormal(reading) ? contextSentence(reading.analyte, reading.side) : '';
  return [positionSentence(reading, sex), ...urgentSentences(reading), ...(context === '' ? [] : [context])];
}

function urgentSentences({ urgent, flag, analyte }: CheckedReading): string[] {
  if (urgent === undefined || flag === 'critical') return [];
  return [`Urgent tier: ${urgentText(analyte, urgent, analyte.unit)}, ${urgent.reason}.`];
}

function positionSentence(reading: CheckedReading, sex: Sex | undefined): string {
  const { analyte, flag, side, dependsOnSex } = reading;
  const result = resultText(reading);
  const range = rangeText(analyte, sex);
  if (flag === 'critical' && side) {
    return `${result} meets the critical limit ${limitText(analyte, side)}.`;
  }
  if (flag === 'normal') return `${result} is within the adult reference: ${range}.`;
  if (flag === 'not_flagged') {
    return dependsOnSex
      ? `${result} is not flagged, since no sex was given and the reference ${range}.`
      : `${result} is not flagged, since it has no reference range here: ${range}.`;
  }
  // What stands behind the range itself is told beside the result.
  return `${result} is ${flag === 'low' ? 'below' : 'above'} the adult reference: ${range.split('; ')[0]}.`;
}

function contextSentence({ context }: Analyte, side: Side | undefined): string {
  const parts = [side && context[side], context.any].filter((part) => part !== undefined);
  if (parts.length === 0) return '';
  const provisional = referenceStatusOf(context.evidence) === 'provisional';
  const standing = provisional ? ' (general knowledge, not yet verified)' : '';
  return `Possible psychiatric context${standing}: ${parts.join('. ')}.`;
}

/** Names nobody here knows, in one line. */
export function unrecognisedWarning(judged: readonly JudgedReading[]): string[] {
  const names = [
    ...new Set(
      judged.filter(({ kind }) => kind === 'unrecognised').map(({ sent }) => quoteInput(sent.analyte)),
    ),
  ];
  if (names.length === 0) return [];
  const shown = names.slice(0, MOST_NAMES);
  const more = names.length - shown.length;
  return [`Not recognised and not checked: ${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`];
}

const MOST_NAMES = 20;

/** Why a reading was left out, or what its result leaves open; undefined when there is nothing to say. */
export function warningOf(reading: JudgedReading): string | undefined {
  switch (reading.kind) {
    case 'unrecognised':
      return undefined;
    case 'unknown_unit':
      return `${reading.analyte.label}: unit ${quoteInput(reading.sent.unit ?? '')} is not known for this analyte; value not checked`;
    case 'other_quantity':
      return `${reading.analyte.label}: ${quoteInput(reading.sent.unit ?? '')} is a share, no count; value not checked`;
    case 'implausible':
      return implausibleWarning(reading);
    case 'checked':
      return reading.flag === 'not_flagged' ? notFlaggedWarning(reading) : assumedUnitWarning(reading);
  }
}

function implausibleWarning({ analyte, sent, looksLike }: UnreadableReading): string {
  const unit = sent.unit === undefined ? analyte.unit : quoteInput(sent.unit, 20);
  const looks = looksLike === undefined ? 'a slip or another test' : `a value in ${looksLike}`;
  return `${analyte.label} ${sent.value} is implausible in ${unit}, looks like ${looks}; not checked and not read as normal`;
}

function notFlaggedWarning({ analyte, dependsOnSex }: CheckedReading): string {
  return dependsOnSex
    ? `${analyte.label}: not flagged, the reference depends on sex and none was given`
    : `${analyte.label}: not flagged, no reference range applies`;
}

/** A critical value that would be none in another unit: the flag stands, the unit is worth a look. */
function assumedUnitWarning({ analyte, sent, flag }: CheckedReading): string | undefined {
  if (flag !== 'critical' || sent.unit !== undefined) return undefined;
  // In a unit that is not in use almost every number would be another.
  const other = analyte.conversions.slice(0, 1).find((conversion) => {
    const value = applyConversion(conversion, sent.value);
    return isPlausible(analyte, value) && criticalSide(analyte, value) === null;
  });
  if (other === undefined) return undefined;
  return `${analyte.label} ${sent.value} was sent without a unit and is critical in ${analyte.unit}; confirm that it is not in ${other.units[0]}`;
}

/** Adult limits hold for no child: the words of the context that say it is one. */
export function childText(words: string): string {
  return `said in the context: "${words}". Adult limits were used; they do not hold for a child`;
}

/** A pregnancy said in the context beside a level or a name of a teratogenic medicine. */
export function pregnancyText(words: string): string {
  return `said in the context: "${words}". A teratogenic medicine is in the panel or the context`;
}
