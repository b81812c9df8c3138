import { clinicalStatus, type ClinicalStatus, sentencesOf } from '@svc/clinical';
import type { RecognisedLine } from '../medication-lines/recognised-line.ts';

/**
 * A sentence of the context with its medicines as they are meant: what was only talked of, never taken, long over or
 * somebody else's is not among those taken.
 *
 * @param year the present calendar year; without it a year in the sentence is never taken for the past
 */
export function medicinesAsMeant(line: RecognisedLine, year: number | undefined): RecognisedLine {
  const { text } = line;
  const started = STARTED.test(text) && !STOPPED.test(text);
  const begun = started ? line.notTaken.filter(({ reason, drug }) => reason === 'stopped' && drug) : [];
  const drugs = line.drugs.filter(({ matched }) => {
    const status = statusOf(text, matched, year);
    return status === 'present' || status === undefined;
  });
  return {
    ...line,
    drugs: [...drugs, ...begun.flatMap(({ drug, by, matched }) => (drug ? [{ drug, by, matched }] : []))],
    notTaken: line.notTaken.filter((it) => !begun.includes(it) && !isNone(it.matched, text)),
  };
}

/** "Put on carbamazepine three weeks ago": the time is that of the start. */
const STARTED = /\b(?:put|puts|started|starts|commenced|began|begun|added|prescribed|switched)\b/i;
const STOPPED =
  /\b(?:stop\w*|discontinued|off|ceased|ended|finished|missed|ran\s+out|last\s+dose|held|withheld|weaned)\b/i;

function placeOf(matched: string, text: string): number {
  return text.toLowerCase().indexOf(matched.toLowerCase());
}

/** "No opioids since": none is taken, and none was stopped then. */
function isNone(matched: string, text: string): boolean {
  const start = placeOf(matched, text);
  return start !== -1 && /\bno(?: other| more| further)? $/i.test(text.slice(0, start));
}

/** Undefined where the words cannot be found again as they were written. */
function statusOf(text: string, matched: string, year: number | undefined): ClinicalStatus | undefined {
  const start = placeOf(matched, text);
  if (start === -1) return undefined;
  for (const sentence of sentencesOf(text, 0, text.length)) {
    const from = sentence.words.findIndex((word) => word.start <= start && word.end > start);
    if (from === -1) continue;
    const end = start + matched.length;
    const last = sentence.words.findLastIndex((word) => word.start < end);
    return NEVER_TAKEN.test(text) ? 'absent' : clinicalStatus(sentence, from, last + 1, year).status;
  }
  return undefined;
}

/** "Carbamazepine was discussed and never prescribed". */
const NEVER_TAKEN =
  /\b(?:never|not)\s+(?:\w+\s+){0,2}(?:taken|prescribed|started|given|filled|dispensed|collected)\b|\b(?:only|just)\s+(?:discussed|considered|suggested)\b/i;
