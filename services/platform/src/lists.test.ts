import { ADMIN_ENDPOINTS, type AdminEndpoint, ALL_ENDPOINTS, type Endpoint } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../test/test-platform.ts';

/** Parameters that say where a list goes on. */
const PLACES = ['before', 'cursor'] as const;

const placeOf = ({ query }: Pick<Endpoint | AdminEndpoint, 'query'>) =>
  PLACES.find((name) => name in (query?.shape ?? {}));
const withPlace = <Entry extends Endpoint | AdminEndpoint>(table: Readonly<Record<string, Entry>>) =>
  Object.values(table).flatMap((entry) => {
    const place = placeOf(entry);
    return place === undefined ? [] : [[entry.path, place, entry] as const];
  });

describe('a list that goes on after what is no place of it', () => {
  let api: TestPlatform;
  let secretKey: string;
  let organizationKey: string;
  /** What is asked for besides, where a list must know of whom. */
  let ofWhom: Readonly<Record<string, string>>;
  beforeAll(async () => {
    api = await openTestPlatform();
    const make = async (path: string, body: object) => (await api.admin('POST', path, body)).json().data;
    const { id: accountId } = await make('/accounts', { name: 'Practice', plan: 'launch' });
    secretKey = (await make('/keys', { accountId, kind: 'secret', mode: 'test' })).key;
    const { id: organizationId } = await make('/organizations', { name: 'Clinic' });
    const scopes = ['mse:read', 'mse:write'];
    organizationKey = (await make('/organization-keys', { organizationId, scopes })).key;
    ofWhom = { accountId, mode: 'live', ownerId: accountId, organizationId };
    const written = await api.inject({
      method: 'POST',
      url: '/api/v1/mse/x',
      headers: { authorization: `Bearer ${organizationKey}` },
      payload: { patientId: 'p-1', selection: { mood: { values: ['euthymic'] } } },
    });
    if (written.statusCode !== 200) throw new Error(written.payload);
  });
  afterAll(() => api.close());

  const answers = withPlace<Endpoint>(ALL_ENDPOINTS);
  it.each(answers)('%s refuses %s, and names it', async (path, place, { auth }) => {
    const key = auth.startsWith('org(') ? organizationKey : secretKey;
    const url = `/api${path.replace(/\{\w+\}/g, 'x')}?${place}=none`;
    const answer = await api.inject({ url, headers: { authorization: `Bearer ${key}` } });
    expect([answer.statusCode, answer.payload]).toEqual([400, expect.stringContaining(place)]);
  });

  const operators = withPlace<AdminEndpoint>(ADMIN_ENDPOINTS);
  it.each(operators)('%s of operators refuses %s, and names it', async (path, place, { query }) => {
    const shape = query?.shape ?? {};
    const isAsked = (name: string) => name in shape && !(name === 'organizationId' && 'accountId' in shape);
    const asked = Object.entries(ofWhom).filter(([name]) => isAsked(name));
    const answer = await api.admin('GET', `${path}?${new URLSearchParams(asked)}&${place}=none`);
    expect([answer.statusCode, answer.payload]).toEqual([400, expect.stringContaining(place)]);
  });

  it.each([
    ['a moment before any calendar', [-8e15, 'aud_x']],
    ['a moment of no whole number', [0.5, 'aud_x']],
    ['an id that no text can hold', [0, 'aud_\u0000']],
  ])('refuses a made-up cursor with %s', async (_, place) => {
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
    const answers = [
      await api.inject({
        url: `/api/v1/mse/x/audit?cursor=${cursor}`,
        headers: { authorization: `Bearer ${organizationKey}` },
      }),
      await api.admin('GET', `/operator/acts?cursor=${cursor}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  });

  it('is each list there is', () => {
    expect([answers.length, operators.length]).toEqual([5, 8]);
  });
});
