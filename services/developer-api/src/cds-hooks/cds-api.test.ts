import { CDS_HOOKS, CdsResponse, CdsServices, type CdsHook } from '@svc/contracts';
import {
  createCdsClient,
  readCdsFeedback,
  revokeCdsClient,
  type CdsClient,
  purgeCdsTokens,
} from '@svc/store';
import * as fc from 'fast-check';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prefetches } from '../../../../packages/cds-hooks/test/prefetches.ts';
import { type Harness, type MadeKey, openHarness } from '../../test/harness.ts';

const ORIGIN = 'https://api.example.org';
const ISSUER = 'https://ehr.example.org';
const bundleOf = (...entry: object[]) => ({ resourceType: 'Bundle', type: 'searchset', entry });
const JKU = 'https://ehr.example.org/jwks.json';

type Keys = { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };

describe.each(['embedded', 'postgres'] as const)('CDS Hooks on the %s database', (kind) => {
  let api: Harness;
  let account: MadeKey;
  let client: CdsClient;
  let ec: Keys;
  let rsa: Keys;
  let stranger: Keys;
  let count = 0;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
    account = await api.makeKey();
    [ec, rsa, stranger] = await Promise.all([
      generateKeyPair('ES384', { extractable: true }),
      generateKeyPair('RS384', { extractable: true }),
      generateKeyPair('ES384', { extractable: true }),
    ]);
    client = await letIn(ISSUER);
  });
  afterAll(() => api.close());

  async function letIn(issuer: string, over: { accountId?: string } = {}): Promise<CdsClient> {
    const keys = [
      { ...(await exportJWK(ec.publicKey)), kty: 'EC', kid: 'ec', alg: 'ES384' },
      { ...(await exportJWK(rsa.publicKey)), kty: 'RSA', kid: 'rsa', alg: 'RS384' },
    ];
    return createCdsClient(api.database.db, {
      accountId: over.accountId ?? account.accountId,
      mode: 'live',
      name: 'General Hospital',
      issuer,
      keys,
      jku: [JKU],
      now: api.now,
    });
  }

  interface Token {
    readonly claims?: Record<string, unknown>;
    readonly header?: Record<string, unknown>;
    readonly key?: CryptoKey | Uint8Array;
    readonly path?: string;
  }

  /** A token as an EHR makes it, but for what a test says. */
  function token({
    claims = {},
    header = {},
    key = ec.privateKey,
    path = 'patient-view',
  }: Token = {}): Promise<string> {
    const now = Math.floor(api.now / 1000);
    return new SignJWT({
      iss: ISSUER,
      aud: `${ORIGIN}/cds-services/${path}`,
      iat: now,
      exp: now + 300,
      jti: `token-${count++}`,
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES384', typ: 'JWT', kid: 'ec', ...header })
      .sign(key);
  }

  const post = async (path: string, body: unknown, jwt?: string) =>
    api.server.app.inject({
      method: 'POST',
      url: `/cds-services/${path}`,
      headers: {
        authorization: `Bearer ${jwt ?? (await token({ path }))}`,
        'content-type': 'application/json',
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const order = (text: string, status = 'active') => ({
    resource: {
      resourceType: 'MedicationRequest',
      status,
      intent: 'order',
      medicationCodeableConcept: { text },
      subject: { reference: 'Patient/42' },
    },
  });
  const call = (
    hook: CdsHook,
    prefetch: Record<string, unknown> = { medicationRequests: null, scales: null },
  ) => ({
    hook,
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    context: {
      userId: 'Practitioner/1',
      patientId: '42',
      selections: [],
      draftOrders: { resourceType: 'Bundle', entry: [order('Phenelzine 15 mg', 'draft')] },
    },
    prefetch,
  });

  /** What is the same whatever the database. */

  describe('discovery', () => {
    it('is open, and as the specification has it', async () => {
      const response = await api.server.app.inject({ url: '/cds-services' });
      expect(response.statusCode).toBe(200);
      expect(CdsServices.parse(response.json()).services.map(({ id }) => id)).toEqual(CDS_HOOKS);
    });
  });

  describe('a call', () => {
    it.each(CDS_HOOKS)('of %s is answered with cards', async (hook) => {
      const prefetch = { medicationRequests: { resourceType: 'Bundle', entry: [order('Sertraline 50 mg')] } };
      const response = await post(hook, call(hook, prefetch));
      expect(response.statusCode).toBe(200);
      const { cards } = CdsResponse.parse(response.json());
      expect(cards[0]?.indicator).toBe(hook === 'patient-view' ? 'info' : 'critical');
      expect(new Set(cards.map(({ uuid }) => uuid)).size).toBe(cards.length);
    });

    it('with a body of nearly a megabyte is read by a worker and answered alike', async () => {
      const entry = Array.from({ length: 3500 }, () => order('Sertraline 50 mg'));
      const body = JSON.stringify(
        call('order-sign', { medicationRequests: { resourceType: 'Bundle', entry } }),
      );
      expect(body.length).toBeGreaterThan(600_000);
      const response = await post('order-sign', body);
      expect(response.statusCode).toBe(200);
      expect(CdsResponse.parse(response.json()).cards[0]?.indicator).toBe('critical');
    });

    /** Status, code and the first place that an answer names. */
    async function refusalOf(body: unknown): Promise<unknown[]> {
      const response = await post('order-sign', body);
      const { code, issues, message } = response.json().error;
      expect(message).not.toBe('');
      return [response.statusCode, code, issues[0].path];
    }

    it.each([
      ['of another hook', { ...call('order-sign'), hook: 'patient-view' }, 'hook'],
      [
        'without a patient',
        { ...call('order-sign'), context: { userId: 'Practitioner/1' } },
        'context.patientId',
      ],
      ['with an instance that is no UUID', { ...call('order-sign'), hookInstance: '1' }, 'hookInstance'],
      ['with a FHIR token and no server', { ...call('order-sign'), fhirAuthorization: {} }, 'fhirServer'],
      [
        'without drafts',
        { ...call('order-sign'), context: { userId: 'P/1', patientId: '42' } },
        'context.draftOrders',
      ],
      [
        'about another patient',
        call('order-sign', {
          medicationRequests: { ...order('Lithium').resource, subject: { reference: 'Patient/7' } },
        }),
        'prefetch',
      ],
      [
        'of FHIR R5',
        call('order-sign', {
          medicationRequests: { ...order('Lithium').resource, medication: { concept: { text: 'Lithium' } } },
        }),
        'prefetch',
      ],
      ['that is a list', [], 'body'],
    ])('%s [1:7 invalid_request]', async (_, body, path) => {
      expect(await refusalOf(body)).toEqual([400, 'invalid_request', path]);
    });

    it('without what is needed [D:error codes added: precondition_failed]', async () => {
      const body = { ...call('order-sign'), prefetch: {} };
      expect(await refusalOf(body)).toEqual([412, 'precondition_failed', 'prefetch']);
    });

    const runs = kind === 'postgres' ? 200 : 25;
    it(`${runs} generated, each answered with cards or a 4xx that names the place`, async () => {
      const { entries, prefetched } = prefetches(bundleOf, { scale: '44261-6', level: '14334-7' });
      const generated = fc.sample(
        fc.record({ hook: fc.constantFrom(...CDS_HOOKS), entry: entries, prefetch: prefetched }),
        { numRuns: runs, seed: 5 },
      );
      for (const { hook, entry, prefetch } of generated) {
        const body = call(hook, { medicationRequests: prefetch, scales: prefetch });
        const { statusCode, body: text } = await post(hook, {
          ...body,
          context: { ...body.context, draftOrders: { resourceType: 'Bundle', entry } },
        });
        const fits =
          statusCode === 200
            ? CdsResponse.safeParse(JSON.parse(text)).success
            : statusCode >= 400 && statusCode < 500 && /prefetch|context/.test(text);
        expect(fits, `${statusCode} ${text}`).toBe(true);
      }
    });

    it('with a cycle of references, deep nesting or a body too large: no 5xx', async () => {
      const cyclic = {
        resourceType: 'MedicationRequest',
        status: 'active',
        intent: 'order',
        id: 'a',
        medicationReference: { reference: 'MedicationRequest/a' },
        contained: [
          { resourceType: 'Medication', id: 'm', ingredient: [{ itemReference: { reference: '#m' } }] },
        ],
      };
      const deep = JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`);
      for (const body of [
        call('order-sign', { medicationRequests: cyclic }),
        call('order-sign', { medicationRequests: deep }),
        call('order-sign', { medicationRequests: 'x'.repeat(2_000_000) }),
      ])
        expect((await post('order-sign', body)).statusCode).toBeLessThan(500);
    });

    it('counts for its account, and shows the limits', async () => {
      const response = await post('patient-view', call('patient-view'));
      expect(response.headers['x-ratelimit-limit']).toBeDefined();
      await api.usage.flush();
      const rows = await api.database.db
        .selectFrom('usage_day')
        .select(['endpoint', 'key_id'])
        .where('owner_id', '=', account.accountId)
        .where('endpoint', '=', 'cds:patient-view')
        .execute();
      expect(rows).toEqual([{ endpoint: 'cds:patient-view', key_id: client.id }]);
    });
  });

  describe('a token', () => {
    it.each([
      ['signed by RS384', async () => token({ header: { alg: 'RS384', kid: 'rsa' }, key: rsa.privateKey })],
      [
        'for several addresses, ours among them',
        async () =>
          token({ claims: { aud: ['https://other.example.org', `${ORIGIN}/cds-services/patient-view`] } }),
      ],
      ['that names an address of keys the client has', async () => token({ header: { jku: JKU } })],
      [
        'a minute old by the clock of the client',
        async () => token({ claims: { exp: Math.floor(api.now / 1000) - 30 } }),
      ],
    ])('%s: taken', async (_, make) => {
      expect((await post('patient-view', call('patient-view'), await make())).statusCode).toBe(200);
    });

    it.each([
      ['of another service', 'aud', async () => token({ path: 'order-sign' })],
      ['of discovery', 'aud', async () => token({ claims: { aud: `${ORIGIN}/cds-services` } })],
      [
        'that has expired',
        'expired',
        async () => token({ claims: { exp: Math.floor(api.now / 1000) - 120 } }),
      ],
      [
        'of the future',
        'iat',
        async () =>
          token({ claims: { iat: Math.floor(api.now / 1000) + 300, exp: Math.floor(api.now / 1000) + 600 } }),
      ],
      [
        'that lives for a day',
        'hour',
        async () => token({ claims: { exp: Math.floor(api.now / 1000) + 86_400 } }),
      ],
      ['without exp', 'exp', async () => token({ claims: { exp: undefined } })],
      ['without iat', 'iat', async () => token({ claims: { iat: undefined } })],
      ['without jti', 'jti', async () => token({ claims: { jti: undefined } })],
      ['of an unknown issuer', 'iss', async () => token({ claims: { iss: 'https://evil.example.org' } })],
      ['without issuer', 'iss', async () => token({ claims: { iss: undefined } })],
      ['signed by a key of somebody else', 'signature', async () => token({ key: stranger.privateKey })],
      ['that names a key nobody has', 'signature', async () => token({ header: { kid: 'none' } })],
      [
        'with an address of keys of somebody else',
        'jku',
        async () => token({ header: { jku: 'https://evil.example.org/jwks.json' } }),
      ],
      [
        'signed by a shared secret',
        'ES384',
        async () => token({ header: { alg: 'HS256' }, key: new Uint8Array(32) }),
      ],
      [
        'signed by RS256',
        'ES384',
        async () =>
          new SignJWT({ iss: ISSUER, aud: `${ORIGIN}/cds-services/patient-view`, jti: 'rs', iat: 1, exp: 2 })
            .setProtectedHeader({ alg: 'RS256', kid: 'rsa' })
            .sign((await generateKeyPair('RS256')).privateKey),
      ],
      ['not signed', '', async () => new UnsecuredJWT({ iss: ISSUER }).encode()],
      ['that is a key of the API', '', async () => account.key],
      ['that is nothing', '', async () => 'x'],
    ])('%s: 401', async (_, why, make) => {
      api.now += 1000;
      const response = await post('patient-view', call('patient-view'), await make());
      expect([response.statusCode, response.json().error.code]).toEqual([401, 'invalid_token']);
      expect(response.json().error.message).toContain(why);
    });

    const issuers = ['\u0000', '\u0007x', 'a\u0000b', '\ud800', 'x'.repeat(100_000)];
    const headers = [
      { alg: '\u0000' },
      { alg: 'ES384', kid: '\u0000' },
      { alg: 'ES384', jku: ['\u0000'] },
      { alg: 7 },
      [],
    ];
    it.each<{ header: object; payload: object }>([
      ...issuers.map((iss) => ({
        header: { alg: 'ES384', kid: 'ec' },
        payload: { iss, jti: iss, aud: iss, exp: iss },
      })),
      ...headers.map((header) => ({ header, payload: { iss: ISSUER } })),
    ])('of parts that nobody signed (%#): 401', async ({ header, payload }) => {
      api.now += 1000;
      const jwt = [header, payload, 'signature']
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      const response = await post('patient-view', call('patient-view'), jwt);
      expect([response.statusCode, response.json().error.code]).toEqual([401, 'invalid_token']);
    });

    it('that is refused tells nobody which issuers are known', async () => {
      const unknown = { iss: 'https://nobody.example.org' };
      const said = await Promise.all(
        [
          { claims: unknown },
          { claims: unknown, key: stranger.privateKey },
          { key: stranger.privateKey },
          { header: { kid: 'none' } },
          { header: { jku: 'https://evil.example.org/jwks.json' } },
          { claims: { ...unknown }, header: { jku: JKU } },
        ].map(
          async (spec) =>
            (await post('patient-view', call('patient-view'), await token(spec))).json().error.message,
        ),
      );
      expect(new Set(said).size).toBe(1);
      const unsuitable = await Promise.all(
        [unknown, {}].map(async (claims) => {
          const jwt = await token({ claims, header: { alg: 'HS256' }, key: new Uint8Array(32) });
          return (await post('patient-view', call('patient-view'), jwt)).json().error.message;
        }),
      );
      expect(new Set(unsuitable).size).toBe(1);
    });

    it('that is missing: 401, which speaks of tokens and not of keys of the API', async () => {
      const response = await api.server.app.inject({
        method: 'POST',
        url: '/cds-services/patient-view',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(call('patient-view')),
      });
      const { code, message } = response.json().error;
      expect([response.statusCode, code]).toEqual([401, 'unauthorized']);
      expect(message).toMatch(/JWT/);
      expect(message).not.toMatch(/API.key/i);
      expect(response.headers['www-authenticate']).toBe('Bearer');
    });

    it('opens no other API', async () => {
      expect((await api.ping(await token({ claims: { aud: `${ORIGIN}/api/v1/ping` } }))).statusCode).toBe(
        401,
      );
    });

    it('of an account without a paid plan: 402', async () => {
      const { accountId } = await api.makeKey({ plan: 'sandbox' });
      const issuer = 'https://unpaid.example.org';
      await letIn(issuer, { accountId });
      expect(
        (await post('patient-view', call('patient-view'), await token({ claims: { iss: issuer } })))
          .statusCode,
      ).toBe(402);
    });
  });

  describe('a client', () => {
    it('has each of its tokens taken once, however many come at the same moment', async () => {
      const jwt = await token();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => post('patient-view', call('patient-view'), jwt)),
      );
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
      expect(statuses).toEqual([200, 401, 401, 401, 401]);
      expect(answers.find(({ statusCode }) => statusCode === 401)?.json().error.message).toContain('jti');
    });

    it('has a token remembered as long as its clock may be behind ours', async () => {
      const before = api.now;
      const jwt = await token();
      expect((await post('patient-view', call('patient-view'), jwt)).statusCode).toBe(200);
      // Past its end, within the minute that clocks may stand apart, and what is refused by time was forgotten.
      api.now += 330_000;
      await purgeCdsTokens(api.database.db, api.now);
      const again = await post('patient-view', call('patient-view'), jwt);
      expect([again.statusCode, again.json().error.message]).toEqual([401, expect.stringContaining('jti')]);
      api.now = before;
    });

    it('that was revoked: 401; its issuer can be let in again', async () => {
      const issuer = 'https://other-ehr.example.org';
      const { id } = await letIn(issuer);
      await expect(letIn(issuer)).rejects.toThrow(/issuer/);
      expect(
        (await post('patient-view', call('patient-view'), await token({ claims: { iss: issuer } })))
          .statusCode,
      ).toBe(200);
      await revokeCdsClient(api.database.db, id, api.now);
      expect(
        (await post('patient-view', call('patient-view'), await token({ claims: { iss: issuer } })))
          .statusCode,
      ).toBe(401);
      await letIn(issuer);
    });
  });

  describe('feedback', () => {
    it('is counted by service, kind and reason, and nothing else of it is kept', async () => {
      const { cards } = (await post('order-sign', call('order-sign'))).json();
      const at = { outcomeTimestamp: '2026-11-21T10:00:00Z' };
      const [card] = cards as { uuid: string; overrideReasons: { system: string; code: string }[] }[];
      const comment = 'Mrs Example has tolerated it for years';
      const response = await post('order-sign/feedback', {
        feedback: [
          {
            ...at,
            card: card?.uuid,
            outcome: 'overridden',
            overrideReason: { reason: card?.overrideReasons[1], userComment: comment },
          },
          {
            ...at,
            card: card?.uuid,
            outcome: 'overridden',
            overrideReason: { reason: { code: comment, system: 'https://ehr.example.org' } },
          },
          { ...at, card: card?.uuid, outcome: 'overridden' },
          {
            ...at,
            card: 'f6b95768-b1c8-40dc-8385-bf3504b82ffb',
            outcome: 'accepted',
            acceptedSuggestions: [{ id: 'e56e1945' }],
          },
        ],
      });
      expect([response.statusCode, response.json()]).toEqual([200, {}]);
      const counts = await readCdsFeedback(api.database.db, { ownerId: account.accountId, mode: 'live' });
      expect(counts.map(({ kind: about, outcome, reason, cards: n }) => [about, outcome, reason, n])).toEqual(
        [
          ['unknown', 'accepted', 'none', 1],
          ['unread', 'overridden', 'benefit_outweighs_risk', 1],
          ['unread', 'overridden', 'none', 1],
          ['unread', 'overridden', 'other', 1],
        ],
      );
      expect(JSON.stringify(counts)).not.toContain('Example');
      expect(await readCdsFeedback(api.database.db, { ownerId: account.accountId, mode: 'test' })).toEqual(
        [],
      );
    });

    it('may name the service as its audience', async () => {
      const feedback = [
        {
          card: 'f6b95768-b1c8-40dc-8385-bf3504b82ffb',
          outcome: 'overridden',
          outcomeTimestamp: '2026-11-21T10:00:00Z',
        },
      ];
      const jwt = await token({ path: 'patient-view' });
      expect((await post('patient-view/feedback', { feedback }, jwt)).statusCode).toBe(200);
    });

    it('of nearly a megabyte is read by a worker and counted alike', async () => {
      const given = {
        card: crypto.randomUUID(),
        outcome: 'accepted',
        outcomeTimestamp: '2026-11-21T10:00:00Z',
      };
      const padding = 'x'.repeat(1_000_000);
      expect((await post('patient-view/feedback', { feedback: [given], padding })).json()).toEqual({});
      const wrong = await post('patient-view/feedback', { feedback: [], padding });
      expect([wrong.statusCode, wrong.json().error.issues[0].path]).toEqual([400, 'feedback']);
    });

    it.each([
      ['nothing', {}],
      ['an empty list', { feedback: [] }],
      [
        'an outcome there is not',
        {
          feedback: [
            {
              card: 'f6b95768-b1c8-40dc-8385-bf3504b82ffb',
              outcome: 'ignored',
              outcomeTimestamp: '2026-11-21T10:00:00Z',
            },
          ],
        },
      ],
      [
        'a card that is no UUID',
        { feedback: [{ card: 'x', outcome: 'accepted', outcomeTimestamp: '2026-11-21T10:00:00Z' }] },
      ],
    ])('of %s: 400', async (_, body) => {
      expect((await post('patient-view/feedback', body)).statusCode).toBe(400);
    });
  });

  it('logs no body, patient or token', () => {
    expect(api.logLines.join('\n')).not.toMatch(/Phenelzine|Practitioner|eyJ|ehr\.example/);
  });
});
