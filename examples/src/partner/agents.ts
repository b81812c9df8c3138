import type { Partner } from './partner.ts';

const TRANSCRIPT = `Clinician: How has your mood been?
Patient: I feel depressed most of the day.
Clinician: Do you ever wish you were dead?
Patient: No, never.`;

/** The four agents, and the one that drafts an exam from a transcript without writing it. */
export async function askAgents({ svc, run }: Partner): Promise<string> {
  const patientId = `patient-${run}`;
  const medication = await svc.medication.agent(patientId, { medications: ['lithium', 'ibuprofen'] });
  const biomarker = await svc.biomarker.agent(patientId, { panel: [{ analyte: 'sodium', value: 121 }] });
  const outcome = await svc.outcome.agent(patientId, {
    instruments: [{ instrument: 'phq9', total: 17, priorTotal: 9 }],
  });
  const relapse = await svc.relapse.agent(patientId, {
    signals: [{ indicator: 'missed_doses', severity: 0.8 }],
  });
  const draft = await svc.mse.draft(`draft-${run}`, { patientId, transcript: TRANSCRIPT });
  return [
    medication.assessment?.interactions[0]?.severity,
    biomarker.risk.level,
    outcome.assessment?.results[0]?.trajectory,
    relapse.risk.level,
    `mood ${draft.draft?.selection.mood?.values.join(' ')} ${draft.mode}`,
  ].join(', ');
}
