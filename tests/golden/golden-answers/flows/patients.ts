import type { GoldenClient } from '../client.ts';
import type { Flow } from './flow.ts';

const PATIENTS = '/api/admin/v1/patients';
const HISTORY = '/api/retina/v1/history';
const REFERENCE = 'MRN 7';

/** Patients of an account: made, named by the ids of the account, signed in, erased; and what is refused. */
export const patients: Flow = {
  name: 'patients',
  stepMs: 100,
  async run(client, { keys }) {
    const { accountId, adminToken: key, secretKey } = keys;
    const post = (path: string, body?: unknown) =>
      client.send({ method: 'POST', path: `${PATIENTS}${path}`, key, body });

    const patient = `/${(await post('', { accountId })).at('data.id')}`;
    const other = `/${(await post('', { accountId })).at('data.id')}`;
    for (const wrong of [{}, { accountId: 'acct_none' }, { accountId, name: 'x' }, 'null', '{'])
      await post('', wrong);
    for (const body of [{ reference: REFERENCE }, { reference: REFERENCE }, { reference: '' }, {}])
      await post(`${patient}/references`, body);
    await post(`${other}/references`, { reference: REFERENCE });
    const signedIn = await post(`${patient}/session`, {});
    for (const body of [
      { lifetimeSeconds: 7200, idleSeconds: 600 },
      { lifetimeSeconds: 0 },
      { idleSeconds: '600' },
      { days: 1 },
      undefined,
    ])
      await post(`${patient}/session`, body);
    for (const [path, body] of [
      ['references', { reference: 'MRN 8' }],
      ['session', {}],
    ] as const)
      await post(`/pat_none/${path}`, body);
    await refuseOtherKeys(client, patient, secretKey);

    const headers = { cookie: signedIn.at('data.cookie') };
    await client.send({ path: HISTORY, headers });
    const order = { accountId, patientRef: REFERENCE, reason: 'The patient asked for it', by: 'Dr. A' };
    await post('/erase', order);
    await client.send({ path: HISTORY, headers });
    await post('/erase', order);
  },
};

async function refuseOtherKeys(client: GoldenClient, patient: string, secretKey: string): Promise<void> {
  for (const path of ['', `${patient}/references`, `${patient}/session`]) {
    await client.send({ path: `${PATIENTS}${path}`, body: {} });
    await client.send({ path: `${PATIENTS}${path}`, key: secretKey, body: {} });
  }
}
