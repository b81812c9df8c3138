import { type CallToShow, hasPatient, PATIENT } from './call-to-show.ts';

/** Method of the client for each operation that can be tried. */
const METHODS: Readonly<Record<string, string>> = {
  analyzeDmse: 'dmse.analyze',
  analyzeMedication: 'medication.analyze',
  analyzeBiomarker: 'biomarker.analyze',
  scoreOutcome: 'outcome.score',
  predictRelapse: 'relapse.predict',
  runMedicationAgent: 'medication.agent',
  runBiomarkerAgent: 'biomarker.agent',
  runOutcomeAgent: 'outcome.agent',
  runRelapseAgent: 'relapse.agent',
};

/** The call by `@svc/client`. */
export function typescriptOf(call: CallToShow): string {
  const method = METHODS[call.operation];
  const patient = hasPatient(call) ? `'${PATIENT}', ` : '';
  return [
    "import { SvcClient } from '@svc/client';",
    '',
    "const { SVC_BASE_URL: baseUrl = '', SVC_API_KEY: apiKey = '' } = process.env;",
    'const svc = new SvcClient({ baseUrl, apiKey });',
    `const answer = await svc.${method}(${patient}${JSON.stringify(call.body, null, 2)});`,
    'console.log(answer);',
  ].join('\n');
}
