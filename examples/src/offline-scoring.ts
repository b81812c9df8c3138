import type { Assessment, Previous, RelapsePrediction, RelapsePredictRequest } from '@svc/contracts';
import { score } from '@svc/intelligence';

const phq9 = (points: number, createdAt: string): Assessment => ({
  instrumentId: 'phq9',
  instrumentName: 'PHQ-9',
  score: points,
  maxScore: 27,
  createdAt,
});

const JANUARY: RelapsePredictRequest = {
  assessments: [phq9(8, '2026-01-12')],
  avgSleepHours: 7.5,
  dmseLatencyPctChange: 4,
  hasActiveMedication: true,
  daysSinceMedChange: 200,
  daysSinceLastVisit: 14,
};

const MARCH: RelapsePredictRequest = {
  assessments: [...JANUARY.assessments, phq9(14, '2026-03-09')],
  avgSleepHours: 5,
  dmseLatencyPctChange: 40,
  hasActiveMedication: true,
  daysSinceMedChange: 20,
  daysSinceLastVisit: 45,
};

/** An earlier answer in the shape in which the next request carries it; nothing is stored anywhere else. */
function asPrevious(
  answer: RelapsePrediction,
  { assessments: _dated, ...inputs }: RelapsePredictRequest,
): Previous {
  return { score: answer.score, status: answer.level, computedAt: answer.generatedAt, inputs };
}

/** Scores one patient in January and again in March, without a server or a key, and says what moved. */
export function scoreTwice(): string[] {
  const january = score('relapse', JANUARY, { now: '2026-01-13T09:00:00Z' });
  const march = score(
    'relapse',
    { ...MARCH, previous: asPrevious(january, JANUARY) },
    { now: '2026-03-10T09:00:00Z' },
  );
  const change = march.intelligence.change;
  return [
    `January: ${january.score} of 100, ${january.level}`,
    `March:   ${march.score} of 100, ${march.level}`,
    `Top driver: ${march.topDriver}`,
    `Change: ${change?.direction}`,
    ...(change?.explanations ?? []).map((explanation) => `  ${explanation}`),
    march.recommendation,
    march.disclaimer,
  ];
}

if (import.meta.main) process.stdout.write(`${scoreTwice().join('\n')}\n`);
