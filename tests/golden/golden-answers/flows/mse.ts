import * as fc from 'fast-check';
import { CALM, DENIED, exam, RISKY, signature } from '../../../../services/mse-api/test/exams.ts';
import { readVignettes } from '../../../../scripts/documents/wording/vignettes.ts';
import { EXAM } from '../../../support/arbitraries/exams.ts';
import type { Flow } from './flow.ts';
import { WRONG_BODIES } from './wrong-bodies.ts';

const MSE = '/api/v1/mse';
const EXAMS = 20;
const SEED = 20_261_122;

/** The record: written, read, patched, signed, amended, compared, refused; then sealed, checked, exported, erased. */
export const mse: Flow = {
  name: 'mse',
  stepMs: 100,
  async run(client, { keys }) {
    const { organizationKey: key, organizationId, adminToken } = keys;
    const get = (path: string) => client.send({ path: `${MSE}${path}`, key });
    const send = (method: string, path: string, body?: unknown, headers = {}) =>
      client.send({ method, path: `${MSE}${path}`, key, body, headers });
    const admin = (path: string, body?: unknown) =>
      client.send({ path: `/api/admin/v1/mse/${path}`, key: adminToken, body });

    await get('/domains');
    await send('POST', '/visit-1', exam(CALM, { clinicianId: 'clinician-1' }), { 'if-none-match': '*' });
    await send('POST', '/visit-1', exam(), { 'if-none-match': '*' });
    await get('/visit-1');
    await send('POST', '/visit-1', exam(RISKY), { 'if-match': '"1"' });
    await send('POST', '/visit-1', exam(DENIED), { 'if-match': '"1"' });
    await send('PATCH', '/visit-1', exam({ affect: { values: ['flat'] } }), { 'if-match': '"2"' });
    await send('PATCH', '/visit-1', exam({ risk: { values: ['denies_si_hi'], text: 'Calm.' } }));
    await send('PATCH', '/visit-1', exam({ mood: { values: ['none'] } }));
    await send('PATCH', '/visit-1', exam({}));
    await send('PATCH', '/visit-none', exam());
    await get('/visit-1');
    await send('POST', '/visit-1/sign', signature({ version: 1 }));
    const details = { credential: 'MD', license: 'A-1', organization: 'Clinic', timezone: 'Europe/Berlin' };
    await send('POST', '/visit-1/sign', signature(details));
    await send('POST', '/visit-1/sign', signature(details));
    await send('POST', '/visit-1/sign', signature({ signedByName: 'Dr Ben Example' }), { 'if-match': '"4"' });
    await send('POST', '/visit-1/sign', signature(), { 'if-match': '"9"' });
    await send('POST', '/visit-none/sign', signature());
    await send('POST', '/visit-1', exam(DENIED));
    await get('/visit-1');
    for (const query of ['', '?limit=2', '?before=3', '?limit=2&before=3', '?limit=0', '?before=x'])
      await get(`/visit-1/history${query}`);
    for (const version of ['1', '2', '4', '99', '0', 'x']) await get(`/visit-1/versions/${version}`);
    for (const query of ['?from=1&to=2', '?from=2&to=5', '?from=5&to=1', '?from=1', '?from=1&to=99'])
      await get(`/visit-1/diff${query}`);
    const page = await get('/visit-1/audit?limit=3');
    await get(`/visit-1/audit?limit=3&cursor=${page.at('nextCursor')}`);
    for (const query of [
      '',
      '?action=mse.write',
      '?outcome=denied',
      '?since=2026-11-20&until=2026-11-21',
      '?limit=0',
      '?cursor=none',
      '?outcome=none',
    ])
      await get(`/visit-1/audit${query}`);
    for (const path of [
      '/visit-none',
      '/visit-none/history',
      '/visit-none/audit',
      `/${'x'.repeat(257)}`,
      '/a%00b',
    ])
      await get(path);

    await send('POST', '/visit-1', exam(CALM, { patientId: 'patient-2' }));
    await get('/visit-1');
    await get('/visit-1?patientId=patient-2');
    await get('/visit-1/history?patientId=patient-2');
    await get('/visit-1?patientId=');
    const once = { 'idempotency-key': 'write-once' };
    await send('POST', '/visit-2', exam(), once);
    await send('POST', '/visit-2', exam(), once);
    await send('POST', '/visit-2', exam(RISKY), once);
    await send('PATCH', '/visit-2', exam(RISKY), { 'idempotency-key': 'patch-once' });
    await send('PATCH', '/visit-2', exam(RISKY), { 'idempotency-key': 'patch-once' });
    await send('POST', '/visit-2/sign', signature(), { 'idempotency-key': 'sign-once' });
    await send('POST', '/visit-2/sign', signature(), { 'idempotency-key': 'sign-once' });
    for (const path of ['/visit-1', '/visit-1/sign'])
      for (const body of WRONG_BODIES) await send('POST', path, body);
    for (const body of WRONG_BODIES) await send('PATCH', '/visit-1', body);
    for (const wrong of [
      exam(CALM, { patientId: '' }),
      exam(CALM, { clinicianId: 7 }),
      exam({ none: { values: [] } }),
      exam({ mood: { values: ['none'] } }),
      exam({ mood: 'text' }),
      exam({ risk: { values: [], cssrs: { none: 'yes' } } }),
      exam([]),
    ])
      await send('POST', '/visit-3', wrong);
    for (const wrong of [
      {},
      signature({ version: 0 }),
      signature({ attestation: '' }),
      signature({ license: [] }),
    ])
      await send('POST', '/visit-1/sign', wrong);
    for (const match of ['1', '"x"', 'W/"1"', '*'])
      await send('POST', '/visit-1', exam(), { 'if-match': match });
    await send('POST', '/visit-1', exam(), { 'content-type': 'text/plain' });
    await send('POST', '/visit-1', exam(CALM, { clinicianId: 'x'.repeat(1_100_000) }));
    await send('DELETE', '/visit-1');
    await send('POST', '/domains', exam());
    await get('/visit-1/none');

    const written = readVignettes().filter(({ path }) => path.startsWith('/v1/mse/'));
    const exams = [
      ...fc.sample(EXAM, { seed: SEED, numRuns: EXAMS }),
      ...written.map(({ body }) => (body as { selection: object }).selection),
    ];
    for (const [at, selection] of exams.entries()) {
      await send('POST', `/exam-${at}`, exam(selection));
      await get(`/exam-${at}`);
    }

    const record = { organizationId, visitId: 'visit-1', patientId: 'patient-1' };
    await admin('verify', { organizationId });
    await admin('seal', { organizationId });
    await admin('seal', { organizationId });
    await admin('verify', { organizationId });
    for (const ownerId of [organizationId, 'operator', 'org_none'])
      await client.send({ path: '/api/admin/v1/verify', key: keys.adminToken, body: { ownerId } });
    await admin('verify', { organizationId, anchors: [{ number: 1, chainedRoot: '0'.repeat(64) }] });
    // Its trail has one row for each moment: rows of one moment are in the order of random ids.
    await admin('export', { ...record, visitId: 'visit-2', reason: 'The patient asked for a copy' });
    await admin('export', { ...record, reason: ' ' });
    await admin('export', { ...record, visitId: 'visit-none', reason: 'asked' });
    await admin('erase', { ...record, reason: 'asked', by: 'Dr. A' });
    await admin('erase', { ...record, reason: 'asked', by: 'Dr. A' });
    await admin('erase', { ...record, by: 'Dr. A' });
    await admin('verify', { organizationId });
    for (const path of ['seal', 'verify', 'export'])
      await admin(path, { organizationId: 'org_none', reason: 'x', visitId: 'v', patientId: 'p' });
    await admin('seal', { organizationId: 'org_none' });
    for (const query of [
      `?organizationId=${organizationId}&limit=5`,
      `?organizationId=${organizationId}&visitId=visit-2`,
      '?organizationId=org_none',
      '',
    ])
      await admin(`audit${query}`);
    await get('/visit-1?patientId=patient-1');
    await get('/visit-1/history?patientId=patient-1');
  },
};
