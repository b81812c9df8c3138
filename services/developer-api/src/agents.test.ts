import { AGENT_ENDPOINTS } from '@svc/contracts';
import { type AgentKey, builtinModel, type ModelPort, ModelUnavailableError } from '@svc/intelligence';
import { REFERENCE_TABLES, TENANT_TABLES } from '@svc/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AGENT_BODIES } from '../test/bodies.ts';
import { type Harness, type MadeKey, openHarness } from '../test/harness.ts';

const PRODUCTS = Object.keys(AGENT_ENDPOINTS) as AgentKey[];

describe.each(['embedded', 'postgres'] as const)('the agent endpoints on the %s database', (kind) => {
  let api: Harness;
  let secret: MadeKey;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
    secret = await api.makeKey();
  });
  beforeEach(() => {
    api.now += 2000;
    api.model = builtinModel;
  });
  afterAll(() => api.close());

  const ask = (product: string, body: unknown, patientId = 'patient-1', key = secret.key) =>
    api.post(`/v1/${product}/${patientId}/agent`, key, body as object);

  it.each(PRODUCTS)(
    '%s answers its envelope at the top level [1:1 agent entry points] [1:2.11 patientId]',
    async (product) => {
      const response = await ask(product, AGENT_BODIES[product]);
      expect(response.statusCode).toBe(200);
      const answer = response.json();
      expect(answer).toMatchObject({
        object: `${product}.agent.assessment`,
        patientId: 'patient-1',
        ok: true,
      });
      expect(answer.data).toBeUndefined();
      expect(response.headers['x-request-id']).toMatch(/^req_/);
    },
  );

  it.each(PRODUCTS)('%s refuses a publishable key [1:5.5]', async (product) => {
    const publishable = await api.makeKey({ kind: 'publishable', accountId: secret.accountId });
    const response = await ask(product, AGENT_BODIES[product], 'p', publishable.key);
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'forbidden']);
  });

  it.each([
    ['a name', 'anna', 'anna'],
    ['unicode', encodeURIComponent('Zoë-患者-🙂'), 'Zoë-患者-🙂'],
    ['an escaped slash', 'a%2Fb', 'a/b'],
    ['256 characters', 'x'.repeat(256), 'x'.repeat(256)],
    ['256 characters of four bytes', encodeURIComponent('🙂'.repeat(256)), '🙂'.repeat(256)],
    ['braces', encodeURIComponent('{patientId}'), '{patientId}'],
    ['a word of the path', 'agent', 'agent'],
  ])('echoes %s [1:2.11 patientId] [D:ids in paths]', async (_, sent, echoed) => {
    const response = await ask('relapse', AGENT_BODIES.relapse, sent);
    expect([response.statusCode, response.json().patientId]).toEqual([200, echoed]);
  });

  it.each([
    ['257 characters', 'x'.repeat(257)],
    ['10 kB', 'x'.repeat(10_000)],
    ['a control character', 'a%00b'],
    ['a line break', 'a%0Ab'],
  ])('refuses %s with 400 [D:ids in paths]', async (_, sent) => {
    const response = await ask('relapse', AGENT_BODIES.relapse, sent);
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request']);
  });

  it('a path with a slash too many is no path', async () => {
    expect((await ask('relapse', AGENT_BODIES.relapse, 'a/b')).statusCode).toBe(404);
    expect((await api.post('/v1/dmse/p/agent', secret.key, {})).statusCode).toBe(404);
  });

  it('names each field that is wrong', async () => {
    const response = await ask('outcome', {
      instruments: [{ instrument: 'phq9' }, { instrument: 'gad7', responses: [11, -1], total: 201 }],
      context: 'x'.repeat(2001),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.issues.map(({ path }: { path: string }) => path)).toEqual([
      'instruments[0]',
      'instruments[1].responses[0]',
      'instruments[1].responses[1]',
      'instruments[1].total',
      'context',
    ]);
  });

  it.each<[string, ModelPort | null]>([
    ['none is configured', null],
    ['it fails', { name: 'x', run: () => Promise.reject(new Error('secret inside')) }],
    ['it timed out', { name: 'x', run: () => Promise.reject(new ModelUnavailableError('timeout')) }],
    [
      'its circuit is open',
      { name: 'x', run: () => Promise.reject(new ModelUnavailableError('circuit_open')) },
    ],
  ])(
    'is 503 with Retry-After when the model is away: %s [1:7 service_unavailable] [1:4.7 model away]',
    async (_, model) => {
      api.model = model;
      const response = await ask('relapse', AGENT_BODIES.relapse);
      expect([response.statusCode, response.json().error.code]).toEqual([503, 'service_unavailable']);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.body).not.toContain('secret');
    },
  );

  it('leaves nothing of request, answer or conversation in the database or the log [1:1 agents never write]', async () => {
    const planted = 'Quetzalcoatl4711';
    const response = await ask(
      'medication',
      { medications: [`${planted} 5 mg`], context: `says ${planted}` },
      planted,
    );
    expect(response.statusCode).toBe(200);
    await api.usage.flush();
    expect(api.logLines.join('\n')).not.toContain(planted);
    const { db } = api.database;
    for (const table of [...REFERENCE_TABLES, ...TENANT_TABLES])
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(planted);
  });

  it('still answers the analysis endpoints without a model', async () => {
    api.model = null;
    const response = await api.post('/v1/dmse/analyze', secret.key, {
      responseLatencySeconds: 2,
      explain: true,
    });
    expect([response.statusCode, response.json().data.intelligence.reasoning]).toEqual([200, null]);
  });
});
