import { AGENT_ENDPOINTS } from '@svc/contracts';
import type { AgentKey } from '@svc/intelligence';
import * as fc from 'fast-check';
import { TRANSCRIPTS } from '../../../../packages/mse-draft/test/transcripts/drafts.ts';
import { AGENT_BODIES } from '../../../../services/developer-api/test/bodies.ts';
import { AGENT_CONTEXT, AGENT_REQUESTS } from '../../../support/arbitraries/agent-requests.ts';
import { maybe, withoutUndefined } from '../../../support/arbitraries/numbers.ts';
import type { Flow } from './flow.ts';
import { WRONG_BODIES } from './wrong-bodies.ts';

const EACH = 40;
const SEED = 20_261_121;
const MOST_TRANSCRIPTS = 30;
const TELEMETRY = { speechRateWpm: 80, responseLatencySeconds: 3.1, sessionDurationSeconds: 900 };

/** Regimens that are not daily, which generated lists seldom hold. */
const REGIMENS = [
  'citalopram 60 mg qod',
  'zolpidem 20 mg three times a week',
  'fluoxetine 90 mg every 48 hours',
  'escitalopram 30 mg Mon, Wed, Fri',
  'methotrexate 15 mg weekly',
];

/** Every agent with the built-in model, and drafts of exams. */
export const agents: Flow = {
  name: 'agents',
  stepMs: 0,
  async run(client, { keys }) {
    const key = keys.liveSecretKey;
    for (const agent of Object.keys(AGENT_ENDPOINTS) as AgentKey[]) {
      const path = `/api${AGENT_ENDPOINTS[agent].path.replace('{patientId}', 'patient-1')}`;
      const requests = fc.tuple(AGENT_REQUESTS[agent] as fc.Arbitrary<object>, maybe(AGENT_CONTEXT));
      await client.send({ path, key, body: AGENT_BODIES[agent] });
      for (const [request, context] of fc.sample(requests, { seed: SEED, numRuns: EACH }))
        await client.send({ path, key, body: withoutUndefined({ ...request, context }) });
      for (const body of [...WRONG_BODIES, {}, { context: 7 }]) await client.send({ path, key, body });
      await client.send({ path: path.replace('patient-1', 'x'.repeat(257)), key, body: AGENT_BODIES[agent] });
    }
    for (const regimen of REGIMENS)
      await client.send({
        path: '/api/v1/medication/patient-1/agent',
        key,
        body: { medications: [regimen] },
      });
    const path = '/api/v1/mse/visit-1/agent';
    const draft = (body: unknown, from = key) => client.send({ path, key: from, body });
    for (const { text } of TRANSCRIPTS.slice(0, MOST_TRANSCRIPTS))
      await draft({ patientId: 'patient-1', transcript: text });
    await draft({ patientId: 'patient-1', telemetry: TELEMETRY, clinicianId: 'clinician-1' });
    await draft({
      patientId: 'patient-1',
      transcript: 'Patient: Fine.',
      telemetry: TELEMETRY,
      context: 'Visit 2',
    });
    for (const body of [
      ...WRONG_BODIES,
      {},
      { patientId: 'patient-1' },
      { patientId: 'a\nb', transcript: 'x' },
    ])
      await draft(body);
    await draft({ patientId: 'patient-1', transcript: 'x' }, keys.organizationKey);
  },
};
