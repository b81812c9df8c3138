import type { Assessment } from '@svc/contracts';

/** Whether a score is among others of its day: answers and the Observation made of them are one administration. */
export function amongSameDay(assessments: readonly Assessment[]): (assessment: Assessment) => boolean {
  const known = new Set(assessments.map(keyOf));
  return (assessment) => known.has(keyOf(assessment));
}

function keyOf({ instrumentId, score, maxScore, createdAt }: Assessment): string {
  return JSON.stringify([instrumentId, score, maxScore, createdAt.slice(0, 10)]);
}
