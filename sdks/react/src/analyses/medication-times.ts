import type { Assessment, MedicationAnalysis, Prescription } from '@svc/contracts';
import { inputsLike } from '../read/input.ts';
import type { TimedScore } from './timeline.tsx';

export interface ScaleTimes {
  readonly name: string;
  readonly most?: number | undefined;
  /** Oldest first. */
  readonly scores: readonly TimedScore[];
}

export interface MedicineTime {
  readonly name: string;
  readonly atMs?: number | undefined;
  /** As sent; unknown when the answer alone is drawn. */
  readonly status?: string | undefined;
}

/** What an answer says of scores and starts over time; `input` adds the ends of scales and what is not active. */
export function medicationTimes(
  { intelligence }: MedicationAnalysis,
  input: Readonly<Record<string, unknown>> = {},
): { readonly scales: ScaleTimes[]; readonly medicines: MedicineTime[] } {
  const sent = input as { assessments?: readonly Assessment[]; prescriptions?: readonly Prescription[] };
  const scales = new Map<string, { most?: number; scores: TimedScore[] }>();
  for (const { name, label, value, observedAt } of inputsLike(intelligence, /^assessments\[\d+\]\.score$/)) {
    const atMs = momentOf(observedAt);
    if (atMs === undefined || typeof value !== 'number') continue;
    const scale = scales.get(label) ?? { scores: [] };
    const most = sent.assessments?.[indexOf(name)]?.maxScore;
    scale.scores.push({ atMs, score: value });
    scales.set(label, most === undefined ? scale : { ...scale, most: Math.max(most, scale.most ?? most) });
  }
  const medicines = inputsLike(intelligence, /^prescriptions\[\d+\]\.medicationName$/).map(
    ({ name, value, observedAt }) => ({
      name: String(value),
      atMs: momentOf(observedAt),
      status: sent.prescriptions?.[indexOf(name)]?.status.trim().toLowerCase(),
    }),
  );
  return {
    scales: [...scales].map(([name, { most, scores }]) => ({
      name,
      most,
      scores: scores.toSorted((a, b) => a.atMs - b.atMs),
    })),
    medicines,
  };
}

function momentOf(at: string | null): number | undefined {
  const ms = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(ms) ? undefined : ms;
}

function indexOf(name: string): number {
  return Number(/\[(\d+)\]/.exec(name)?.[1]);
}
