import { CDS_HOOKS, type CdsHook } from '@svc/contracts';
import type { GoldenAnswer, GoldenClient } from '../client.ts';
import { createEhr, type Ehr } from './ehr.ts';
import type { Flow } from './flow.ts';
import { WRONG_BODIES } from './wrong-bodies.ts';

const ADMIN = '/api/admin/v1/cds';
const ISSUER = 'https://ehr.example.org';
const ORIGIN = 'https://apps.ehr.example.org';
const NO_CARD_OF_OURS = 'f6b95768-b1c8-40dc-8385-bf3504b82ffb';

interface Hospital {
  readonly client: GoldenClient;
  readonly ehr: Ehr;
  /** Calls a path below `/cds-services` with a token of its own, or with the one that is given. */
  ask(path: string, body: unknown, token?: string): Promise<GoldenAnswer>;
}

/** An EHR that is let in, the cards it gets, what it says of them, and every way it is refused. */
export const cdsHooks: Flow = {
  name: 'cds hooks',
  stepMs: 100,
  async run(client, { keys, startMs }) {
    const { accountId, adminToken: key, liveSecretKey } = keys;
    const admin = (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') =>
      client.send({ method, path: `${ADMIN}${path}`, key, body });
    const ehr = createEhr(ISSUER, startMs);
    const hospital: Hospital = {
      client,
      ehr,
      ask: (path, body, token = ehr.token(path)) =>
        client.send({ path: `/cds-services/${path}`, key: token, body }),
    };
    const wanted = {
      accountId,
      mode: 'live',
      name: 'General Hospital',
      issuer: ISSUER,
      keys: [ehr.publicKey],
      jku: [`${ISSUER}/jwks.json`],
      origins: [ORIGIN],
    };

    await client.send({ path: '/cds-services' });
    await hospital.ask('patient-view', callOf('patient-view'));
    const id = (await admin('/clients', wanted)).at('data.id');
    for (const wrong of [
      wanted,
      {},
      { ...wanted, accountId: 'acct_none', issuer: `${ISSUER}/2` },
      { ...wanted, issuer: `${ISSUER}/2`, keys: [] },
      { ...wanted, issuer: `${ISSUER}/2`, keys: [{ kty: 'oct', kid: 'x' }] },
      { ...wanted, issuer: `${ISSUER}/2`, jku: ['ftp://ehr.example.org'] },
      'null',
    ])
      await admin('/clients', wrong);
    for (const query of ['', `?accountId=${accountId}`, '?accountId=acct_none', '?colour=red'])
      await admin(`/clients${query}`);

    await askBeforehand(client);
    await takeCards(hospital);
    await refuseTokens(hospital, liveSecretKey, startMs);
    await giveFeedback(hospital);
    for (const query of [
      `?accountId=${accountId}&mode=live`,
      `?accountId=${accountId}&mode=test`,
      '?accountId=acct_none&mode=live',
      `?accountId=${accountId}&mode=none`,
      '',
    ])
      await admin(`/feedback${query}`);

    for (const path of [id, id, 'cds_none']) await admin(`/clients/${path}/revoke`, undefined, 'POST');
    await hospital.ask('patient-view', callOf('patient-view'));
    await admin('/clients');
    for (const path of ['/clients', '/feedback']) await client.send({ path: `${ADMIN}${path}` });
    await client.send({ path: `${ADMIN}/clients`, key: liveSecretKey, body: wanted });
  },
};

const about = (resource: object) => ({ resource: { ...resource, subject: { reference: 'Patient/42' } } });
const bundleOf = (...entry: object[]) => ({ resourceType: 'Bundle', type: 'searchset', entry });

function order(text: string, over: object = {}): object {
  return about({
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: { text },
    authoredOn: '2026-09-01',
    ...over,
  });
}

function observation(code: string, date: string, value: object): object {
  return about({
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code }] },
    effectiveDateTime: date,
    ...value,
  });
}

const SCALES = bundleOf(
  observation('44261-6', '2026-10-01', { valueInteger: 9 }),
  observation('44261-6', '2026-11-10', { valueInteger: 21 }),
);
const LABORATORY = bundleOf(
  observation('14334-7', '2026-11-01', { valueQuantity: { value: 1.6, unit: 'mmol/L' } }),
);
const TAKEN = bundleOf(order('Sertraline 50 mg'), order('Lithium 450 mg'));

function callOf(hook: CdsHook, over: object = {}): object {
  const drafts = ['Phenelzine 15 mg', 'Ibuprofen 400 mg'].map((text) => order(text, { status: 'draft' }));
  return {
    hook,
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    context: { userId: 'Practitioner/1', patientId: '42', selections: [], draftOrders: bundleOf(...drafts) },
    prefetch: { medicationRequests: TAKEN, scales: SCALES, laboratory: LABORATORY },
    ...over,
  };
}

/** What a browser asks before a page of the EHR calls, and before one of somebody else. */
async function askBeforehand(client: GoldenClient): Promise<void> {
  const hooks = CDS_HOOKS.flatMap((hook) => [`/${hook}`, `/${hook}/feedback`]);
  for (const path of ['', ...hooks])
    for (const origin of [ORIGIN, 'https://evil.example'])
      await client.send({
        method: 'OPTIONS',
        path: `/cds-services${path}`,
        headers: {
          origin,
          'access-control-request-method': path === '' ? 'GET' : 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
}

async function takeCards({ ask }: Hospital): Promise<void> {
  for (const hook of CDS_HOOKS) {
    await ask(hook, callOf(hook));
    await ask(hook, callOf(hook, { prefetch: { medicationRequests: null, scales: null } }));
    await ask(hook, callOf(hook, { prefetch: {} }));
    await ask(hook, callOf(hook, { hook: hook === 'order-sign' ? 'order-select' : 'order-sign' }));
    await ask(hook, callOf(hook, { context: { userId: 'Practitioner/1' } }));
    await ask(hook, callOf(hook, { context: { userId: 'Practitioner/1', patientId: '7' } }));
    await ask(hook, callOf(hook, { hookInstance: '1' }));
    await ask(hook, callOf(hook, { fhirAuthorization: {} }));
    for (const body of WRONG_BODIES) await ask(hook, body);
  }
  // So many that a worker reads them.
  const many = bundleOf(...Array.from({ length: 3_000 }, () => order('Sertraline 50 mg')));
  await ask('order-sign', callOf('order-sign', { prefetch: { medicationRequests: many } }));
}

async function refuseTokens({ client, ehr, ask }: Hospital, secretKey: string, nowMs: number): Promise<void> {
  const [path, body] = ['patient-view', callOf('patient-view')];
  const seconds = Math.floor(nowMs / 1000);
  for (const claims of [
    { iss: 'https://evil.example' },
    { exp: seconds - 120 },
    { exp: undefined },
    { exp: seconds + 86_400 },
    { iat: seconds + 86_000, exp: seconds + 86_400 },
    { jti: '' },
  ])
    await ask(path, body, ehr.token(path, claims));
  const taken = ehr.token(path);
  for (const token of [
    taken,
    taken,
    ehr.token('order-sign'),
    createEhr('https://evil.example', nowMs).token(path, { iss: ISSUER }),
    secretKey,
    'x',
  ])
    await ask(path, body, token);
  await client.send({ path: `/cds-services/${path}`, body });
  await client.send({ path: '/api/v1/ping', key: ehr.token(path) });
}

async function giveFeedback({ ask, client }: Hospital): Promise<void> {
  const cards = await ask('order-sign', callOf('order-sign'));
  const card = cards.at('cards[0].uuid');
  const reason = { system: cards.at('cards[0].overrideReasons[1].system') };
  const code = cards.at('cards[0].overrideReasons[1].code');
  const outcomeTimestamp = '2026-11-21T10:00:00Z';
  const feedback = [
    { card, outcome: 'accepted', outcomeTimestamp, acceptedSuggestions: [{ id: 'e56e1945' }] },
    {
      card,
      outcome: 'overridden',
      outcomeTimestamp,
      overrideReason: { reason: { ...reason, code }, userComment: 'Tolerated for years' },
    },
    { card, outcome: 'overridden', outcomeTimestamp, overrideReason: { reason: { code: 'own' } } },
    { card: NO_CARD_OF_OURS, outcome: 'overridden', outcomeTimestamp },
  ];
  for (const hook of CDS_HOOKS) {
    await ask(`${hook}/feedback`, { feedback });
    for (const wrong of [
      {},
      { feedback: [] },
      { feedback: [{ card: 'x', outcome: 'accepted', outcomeTimestamp }] },
      { feedback: [{ card, outcome: 'ignored', outcomeTimestamp }] },
      '[]',
    ])
      await ask(`${hook}/feedback`, wrong);
    await client.send({ path: `/cds-services/${hook}/feedback`, body: { feedback } });
  }
}
