import { ENDPOINTS } from '@svc/contracts';
import type { Flow } from './flow.ts';
import { WRONG_BODIES } from './wrong-bodies.ts';

const PATH = '/api/v1/fhir/$score';
const FHIR = 'application/fhir+json';
const AS_FHIR = { accept: FHIR };
const { body: BUNDLE } = ENDPOINTS.scoreFhir.example;
/** So large that a worker reads it. */
const LARGE = { ...BUNDLE, padding: 'x'.repeat(600_000) };
const R5 = { resourceType: 'Encounter', status: 'completed', actualPeriod: { start: '2026-11-01' } };

const bundleOf = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});
const observation = (over: object) => ({ ...BUNDLE.entry[0].resource, ...over });

const REFUSED: readonly object[] = [
  {},
  { resourceType: 'Patient', id: '42' },
  { ...BUNDLE, type: 'history' },
  bundleOf(),
  bundleOf(R5),
  bundleOf(observation({ status: 'none' }), observation({ valueInteger: 'many' })),
  bundleOf(observation({}), observation({ subject: { reference: 'Patient/7' } })),
];

/** Bundles that are scored, as our envelope and as FHIR has it, and those that are refused in both. */
export const fhir: Flow = {
  name: 'fhir',
  stepMs: 100,
  async run(client, { keys }) {
    const { liveSecretKey, secretKey, publishableKey } = keys;
    const send = (body: unknown, headers = {}, key: string | undefined = liveSecretKey) =>
      client.send({ method: 'POST', path: PATH, body, headers, ...(key === undefined ? {} : { key }) });

    for (const headers of [{}, AS_FHIR]) {
      for (const body of [BUNDLE, LARGE, bundleOf(observation({ valueInteger: 26 }))])
        await send(body, headers);
      for (const body of [...REFUSED, { ...LARGE, type: 'history' }, ...WRONG_BODIES])
        await send(body, headers);
      await send({ ...BUNDLE, padding: 'x'.repeat(1_048_576) }, headers);
      await send(BUNDLE, headers, publishableKey);
      await client.send({ path: PATH, body: BUNDLE, headers });
    }
    for (const type of [
      FHIR,
      `${FHIR}; fhirVersion=4.0`,
      `${FHIR}; fhirVersion=5.0`,
      'application/fhir+xml',
      'text/plain',
    ])
      await send(JSON.stringify(BUNDLE), { 'content-type': type });
    await send(BUNDLE, {}, secretKey);
  },
};
