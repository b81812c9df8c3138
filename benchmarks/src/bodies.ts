/** Five named request bodies of typical size, fixed so that runs can be compared. */
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 5);
const day = (offset: number) => new Date(START + offset * DAY_MS).toISOString();

const scores = (instrumentId: string, instrumentName: string, maxScore: number, values: number[]) =>
  values.map((score, week) => ({ instrumentId, instrumentName, score, maxScore, createdAt: day(week * 14) }));

const assessments = [
  ...scores('phq9', 'PHQ-9', 27, [19, 18, 16, 15, 12, 11, 9, 8]),
  ...scores('gad7', 'GAD-7', 21, [15, 14, 12, 11, 10, 8]),
];

/** The moment every benchmark scores at, soon after the newest score. */
export const NOW = START + 120 * DAY_MS;

export const BODIES = {
  dmse: {
    psychomotorFidgetEpisodes: 14,
    responseLatencySeconds: 2.1,
    speechRateWpm: 104,
    sustainedAttentionPct: 66,
    sessionDurationSeconds: 900,
    history: {
      response_latency: [1.2, 1.3, 1.1, 1.4, 1.5, 1.3, 1.6, 1.4],
      speech_rate: [128, 131, 125, 133, 130, 127, 124, 129],
    },
    sessionRef: 'session-1',
  },
  medication: {
    prescriptions: [
      {
        id: 'rx-1',
        medicationName: 'Sertraline 50 mg',
        dosage: '50 mg',
        frequency: 'daily',
        status: 'active',
        prescribedAt: day(1),
      },
      { id: 'rx-2', medicationName: 'Lithium carbonate ER 450 mg', status: 'active', prescribedAt: day(45) },
      { id: 'rx-3', medicationName: 'Zolpidem 5 mg', status: 'discontinued', prescribedAt: day(-200) },
    ],
    assessments,
    dmseLatencyPctChange: -12,
  },
  biomarker: {
    labs: [
      {
        id: 'lab-1',
        labName: 'Metabolic panel',
        observedAt: day(100),
        results: {
          biomarkers: [
            { name: 'TSH', value: 6.2, unit: 'mIU/L', flag: 'high', referenceRange: '0.4-4.0' },
            { name: 'Sodium', value: 139, unit: 'mmol/L', flag: 'normal' },
            { name: 'Potassium', value: 4.1, unit: 'mmol/L', flag: 'normal' },
            { name: 'Vitamin D', value: 18, unit: 'ng/mL', flag: 'low' },
            { name: 'Hemoglobin A1c', value: 5.4, unit: '%', flag: 'normal' },
            { name: 'Lithium', value: 0.9, unit: 'mmol/L', flag: 'normal' },
            { name: 'Creatinine', value: 0.9, unit: 'mg/dL', flag: 'normal' },
            { name: 'ALT', value: 71, unit: 'U/L', flag: 'high' },
          ],
        },
      },
    ],
  },
  outcome: {
    assessments,
    dmseLatencyPctChange: -18,
    activeMedications: 2,
    biomarkerWatchCount: 1,
    avgSleepHours: 6.8,
    previous: { score: 12, computedAt: day(90), inputs: { avgSleepHours: 5.5, dmseLatencyPctChange: -4 } },
  },
  relapse: {
    assessments,
    dmseLatencyPctChange: 22,
    avgSleepHours: 5.2,
    daysSinceMedChange: 12,
    hasActiveMedication: true,
    daysSinceLastVisit: 40,
    previous: {
      score: 31,
      status: 'moderate',
      computedAt: day(90),
      inputs: { avgSleepHours: 7, daysSinceLastVisit: 10 },
    },
  },
} as const;

export const PATHS = {
  dmse: '/api/v1/dmse/analyze',
  medication: '/api/v1/medication/analyze',
  biomarker: '/api/v1/biomarker/analyze',
  outcome: '/api/v1/outcome/score',
  relapse: '/api/v1/relapse/predict',
} as const;
export type Product = keyof typeof PATHS;

/** `count` scores of one scale, a day apart: the cap of the contract is 500. */
export function manyAssessments(count: number): (typeof assessments)[number][] {
  return Array.from({ length: count }, (_, i) => ({
    instrumentId: 'phq9',
    instrumentName: 'PHQ-9',
    score: (i * 7) % 28,
    maxScore: 27,
    createdAt: new Date(START - i * DAY_MS).toISOString(),
  }));
}

/** The product an analysis path belongs to. */
export function productOf(path: string): Product {
  const found = Object.entries(PATHS).find(([, own]) => own === path);
  if (found === undefined) throw new Error(`no product answers at ${path}`);
  return found[0] as Product;
}
