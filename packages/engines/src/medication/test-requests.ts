import type { MedicationAnalyzeRequest } from '@svc/contracts';
import { DAY_MS } from '../shared/dates.ts';
import { resolveParameters } from '../parameters.ts';
import { medication } from './analyze.ts';

/** What the tests of this engine share. */
export const NOW = Date.parse('2026-11-20T10:00:00.000Z');
export const CONTEXT = { now: NOW, parameters: resolveParameters(medication.parameters) };
/** The start most tests use; day 84 after it is 7 November 2026. */
const START = '2026-08-15';

export type SentPrescription = MedicationAnalyzeRequest['prescriptions'][number];
export type SentAssessment = MedicationAnalyzeRequest['assessments'][number];

/** The date a number of days after the usual start. */
export function onDay(day: number): string {
  return new Date(Date.parse(START) + day * DAY_MS).toISOString().slice(0, 10);
}

export function prescription(more: Partial<SentPrescription> = {}): SentPrescription {
  return { id: 'rx-1', medicationName: 'Sertraline 50 mg', status: 'active', prescribedAt: START, ...more };
}

/** Turns `[day, score]` pairs into administrations of one instrument. */
export function scores(
  instrumentId: string,
  maxScore: number,
  ...pairs: readonly (readonly [day: number, score: number])[]
): SentAssessment[] {
  return pairs.map(([day, score]) => ({
    instrumentId,
    instrumentName: instrumentId,
    score,
    maxScore,
    createdAt: onDay(day),
  }));
}

export const phq9 = (...pairs: readonly (readonly [day: number, score: number])[]) =>
  scores('PHQ-9', 27, ...pairs);

export function evaluateMedication(input: Partial<MedicationAnalyzeRequest>) {
  return medication.evaluate({ prescriptions: [prescription()], assessments: [], ...input }, CONTEXT);
}

/** The response signals of an evaluation. */
export function responsesOf({ result }: ReturnType<typeof evaluateMedication>) {
  return result.signals.filter(({ signalKey }) => signalKey.startsWith('med_response_'));
}
