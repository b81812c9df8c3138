import type { Assessment } from '@svc/client';
import { daysAgo, type Partner } from './partner.ts';

/** Two PHQ-9 of one patient, as all but the digital exam and the biomarkers take them. */
export function assessments(): Assessment[] {
  const phq9 = { instrumentId: 'phq9', instrumentName: 'PHQ-9', maxScore: 27 };
  return [
    { ...phq9, score: 8, createdAt: daysAgo(60) },
    { ...phq9, score: 15, createdAt: daysAgo(5) },
  ];
}

/** The five analyses, side by side. */
export async function analyze({ svc }: Partner): Promise<string> {
  const [dmse, medication, biomarker, outcome, relapse] = await Promise.all([
    svc.dmse.analyze({ responseLatencySeconds: 2.6, speechRateWpm: 104 }),
    svc.medication.analyze({
      prescriptions: [
        { id: 'rx-1', medicationName: 'Sertraline', status: 'active', prescribedAt: daysAgo(50) },
      ],
      assessments: assessments(),
    }),
    svc.biomarker.analyze({ labs: [lithium()] }),
    svc.outcome.score({ assessments: assessments(), avgSleepHours: 5 }),
    svc.relapse.predict({ assessments: assessments(), avgSleepHours: 4.8 }),
  ]);
  return [
    dmse.summary.status,
    medication.signals[0]?.tone,
    biomarker.intelligence.summary.status,
    outcome.direction,
    relapse.level,
  ].join(', ');
}

function lithium() {
  const reading = { name: 'Lithium', value: 1.4, unit: 'mmol/L', flag: 'high' } as const;
  return {
    id: 'lab-1',
    labName: 'Lithium level',
    observedAt: daysAgo(2),
    results: { biomarkers: [reading] },
  };
}
