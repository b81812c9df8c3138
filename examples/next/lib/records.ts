import 'server-only';
import type { RelapsePredictRequest } from '@svc/client';

const phq9 = (score: number, createdAt: string) =>
  ({ instrumentId: 'phq9', instrumentName: 'PHQ-9', score, maxScore: 27, createdAt }) as const;

/** In place of your database: two synthetic patients, the second with hours of sleep that nobody sleeps. */
const RECORDS: ReadonlyMap<string, RelapsePredictRequest> = new Map([
  ['1', { assessments: [phq9(9, '2026-01-10'), phq9(16, '2026-02-20')], avgSleepHours: 5 }],
  ['2', { assessments: [phq9(9, '2026-01-10')], avgSleepHours: 55 }],
]);

export async function recordOf(patientId: string): Promise<RelapsePredictRequest | undefined> {
  return RECORDS.get(patientId);
}
