import { readdirSync, readFileSync } from 'node:fs';
import { draftFromTranscript } from '../../src/draft-from-transcript.ts';
import { extract, extractFindings, scanRisk } from '../../src/extract-findings.ts';
import type { Finding } from '../../src/find/finding.ts';
import type { DraftEntry, MseDraft } from '../../src/make-draft.ts';
import { isRiskBearing } from '../../src/find/is-risk-bearing.ts';
import { readTranscript } from '../../src/segment/read-transcript.ts';

/** A written visit with what a careful reader would draft from it. */
export interface GoldTranscript {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  /** Options by domain. */
  readonly gold: Readonly<Record<string, readonly string[]>>;
  /** Verbatim statements that a clinician must see as risk. */
  readonly riskStatements: readonly string[];
}

const FOLDER = new URL('.//', import.meta.url);

/** Every transcript of the test set. */
export const TRANSCRIPTS: readonly GoldTranscript[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as GoldTranscript);

/** Options that reassure. */
export const REASSURING: ReadonlySet<string> = new Set([
  'none_identified',
  'denies_si_hi',
  'no_abnormality',
  'unremarkable',
  'oriented_x4',
  'intact',
]);

/** `domain.value` of every option of a selection or of gold labels. */
export function optionsOf(selection: MseDraft['selection'] | GoldTranscript['gold']): string[] {
  return Object.entries(selection).flatMap(([domain, entry]) => {
    const values: readonly string[] = isLabels(entry) ? entry : entry.values;
    return values.map((value) => `${domain}.${value}`);
  });
}

function isLabels(entry: readonly string[] | DraftEntry): entry is readonly string[] {
  return Array.isArray(entry);
}

/** What is said in answer to a neutral invitation. */
export const visit = (said: string): string => `Clinician: Tell me more.\nPatient: ${said}`;

/** A question and its answer. */
export const asked = (question: string, answer: string): string =>
  `Clinician: ${question}\nPatient: ${answer}`;

export const draftOf = (said: string): string[] => optionsOf(draftFromTranscript(visit(said)).selection);
export const answerOf = (question: string, answer: string): string[] =>
  optionsOf(draftFromTranscript(asked(question, answer)).selection);
export const findingsIn = (text: string): Finding[] => extractFindings(readTranscript(text), text);
export const risksIn = (text: string): Finding[] => scanRisk(readTranscript(text), text);

/** Where a reader is shown risk: findings the catalog takes for risk, and statements to clarify. */
export function surfacedRisks(text: string): { readonly start: number; readonly end: number }[] {
  const { findings, toClarify } = extract(readTranscript(text), text);
  return [...findings.filter(isRiskBearing), ...toClarify];
}
