export const AT = '2026-11-20T10:00:00.000Z';

/** A model block with a promoted set. */
export const model = { key: 'relapse_risk', version: 3, source: 'calibrated' };

/** A complete intelligence block: every field it can carry is there. */
export const intelligence = {
  schema: 'service.intelligence/v1',
  engine: 'relapse',
  summary: {
    status: 'elevated',
    headline: 'Elevated relapse signals',
    flagged: ['Sleep'],
    requiresClinicianReview: true,
  },
  confidence: { level: 'moderate', score: 0.55, reasons: ['3 of 5 inputs supplied'] },
  dataQuality: {
    completeness: 0.6,
    missingInputs: ['daysSinceLastVisit'],
    freshness: { newestInputAt: AT, staleInputs: ['PHQ-9'] },
    warnings: ['One entry was excluded'],
  },
  provenance: {
    generatedAt: AT,
    engineVersion: 'relapse_risk@3',
    method: 'deterministic_rules',
    inputs: [{ name: 'avgSleepHours', value: 5, observedAt: null, contributed: true }],
  },
  codes: [
    {
      system: 'http://loinc.org',
      code: '44261-6',
      display: 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]',
      mapsTo: '/factors/0',
    },
  ],
  change: {
    direction: 'worsened',
    delta: 12,
    previousStatus: 'moderate',
    currentStatus: 'elevated',
    explanations: ['Average sleep 7 to 5 h'],
    previousComputedAt: AT,
  },
  interpretationScale: { low: 'Few signals', elevated: 'Several signals' },
  reasoning: {
    narrative: 'Signals are elevated. Sleep carries most of them.',
    generatedAt: AT,
    generatedBy: 'builtin',
    promptVersion: 'explain/1',
  },
};
