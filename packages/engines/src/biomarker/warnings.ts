import type { LabPanel } from '@svc/contracts';
import { type Analyte, perEntry } from '@svc/clinical';
import { countOf } from '../shared/count.ts';
import { dayAsSent } from '../shared/dates.ts';
import { quoteInput } from '../shared/signal-key.ts';
import { isUnread } from './judge-reading.ts';
import { isAbnormal, isImplausible, type Reading } from './reading.ts';
import type { BiomarkerFindings } from './biomarker-findings.ts';
import { uncomparedText } from './change-wording.ts';
import { implausibleSentence, pastSentence, positiveSentence } from './wording.ts';

/** Most lines of one kind; the rest is counted. */
const MOST_LINES = 20;

/** What was left out, assumed or old; values that cannot be real first. Each line once. */
export function warningsOf(findings: BiomarkerFindings, labs: readonly LabPanel[]): string[] {
  const { readings, usable } = findings;
  const kept = readings.filter(({ excluded }) => excluded === undefined);
  return [
    ...linesOf(usable, implausibleWarning),
    ...linesOf(findings.positive, positiveSentence),
    ...linesOf(findings.past, pastSentence),
    // Those that matter are in the headline.
    ...findings.uncompared.filter(({ matters }) => !matters).map(uncomparedText),
    ...panelLines(readings, labs),
    ...linesOf(kept, unitWarning),
    ...linesOf(kept, textWarning),
    ...unknownWarning(kept),
    ...duplicateWarning(readings),
  ];
}

function linesOf(
  readings: readonly Reading[],
  warningOf: (reading: Reading) => string | undefined,
): string[] {
  const distinct = new Set<string>();
  for (const reading of readings) {
    const line = warningOf(reading);
    if (line !== undefined) distinct.add(line);
  }
  if (distinct.size <= MOST_LINES) return [...distinct];
  return [...[...distinct].slice(0, MOST_LINES), `and ${distinct.size - MOST_LINES} more of this kind`];
}

/** Warnings that hang on the analyte alone. */
const warningsAbout = perEntry(({ label, unit }: Analyte) => ({
  noUnit: `${label}: no unit sent; the value is held against critical limits in ${unit}, as an assumption`,
}));

function panelLines(readings: readonly Reading[], labs: readonly LabPanel[]): string[] {
  const future = new Set<LabPanel>();
  const stale = new Set<LabPanel>();
  for (const { panel, excluded, stale: old } of readings) {
    if (excluded === 'future') future.add(panel);
    if (excluded === undefined && old) stale.add(panel);
  }
  return labs.flatMap((panel, index) => {
    if (future.has(panel)) return `labs[${index}] excluded: dated more than 24 h ahead`;
    return stale.has(panel)
      ? `labs[${index}] of ${dayAsSent(panel.observedAt ?? '')}: older than the limit for laboratory results`
      : [];
  });
}

function implausibleWarning(reading: Reading): string | undefined {
  return isImplausible(reading) ? implausibleSentence(reading) : undefined;
}

function unitWarning({ analyte, measured, unit, label, ownSide }: Reading): string | undefined {
  if (analyte === undefined) return undefined;
  if (measured.kind === 'other_quantity')
    return `${label}: not assessed, ${quoteInput(unit ?? '')} is a share, no count`;
  if (measured.kind === 'unknown_unit') {
    const held = ownSide === undefined ? '' : ', only against the range sent with it';
    return `${label}: not assessed, unit ${quoteInput(unit ?? '')} is not known for this analyte; value not checked against critical limits${held}`;
  }
  if (measured.kind !== 'measured' || measured.unitSent) return undefined;
  return warningsAbout(analyte).noUnit;
}

function textWarning(reading: Reading): string | undefined {
  const { analyte, measured, sent, label } = reading;
  if (measured.kind === 'undecided') {
    return `${label}: not assessed, ${quoteInput(String(sent.value))} leaves open on which side of a limit the value lies`;
  }
  if (
    measured.kind !== 'not_a_number' ||
    isAbnormal(reading) ||
    (!isUnread(reading) && reading.word !== 'nothing')
  )
    return undefined;
  if (analyte?.criticalLow === undefined && analyte?.criticalHigh === undefined) return undefined;
  const what =
    sent.value === null ? 'no value' : `value ${quoteInput(String(sent.value))} is not read as a number`;
  return `${label}: not assessed, ${what}; not checked against critical limits`;
}

function unknownWarning(kept: readonly Reading[]): string[] {
  const names = new Set<string>();
  for (const { analyte, flag, label, ownSide } of kept)
    if (analyte === undefined && flag === undefined && ownSide === undefined) names.add(label);
  if (names.size === 0) return [];
  const shown = [...names].slice(0, MOST_LINES).map((name) => quoteInput(name));
  const more = names.size > shown.length ? ` and ${names.size - shown.length} more` : '';
  return [`not assessed, neither flagged nor in the catalogue: ${shown.join(', ')}${more}`];
}

function duplicateWarning(readings: readonly Reading[]): string[] {
  const count = countOf(readings, ({ excluded }) => excluded === 'duplicate');
  return count === 0 ? [] : [`${count} exact ${count === 1 ? 'duplicate' : 'duplicates'} counted once`];
}
