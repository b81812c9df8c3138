import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acceptForms } from './accept-forms.ts';

/** More than may be arriving at once. */
const MANY = 200;
const headers = { 'content-type': 'application/x-www-form-urlencoded' };
let app: FastifyInstance;

beforeEach(async () => {
  app = Fastify();
  acceptForms(app);
  app.post('/', { config: { form: { mostBytes: 64 } } }, ({ body }) =>
    Object.fromEntries(body as URLSearchParams),
  );
  await app.ready();
});
afterEach(() => app.close());

const turn = () => new Promise((resolve) => setImmediate(resolve));
const send = (payload: string) => app.inject({ method: 'POST', url: '/', headers, payload });

/** A form of which the first bytes have arrived. */
function begin() {
  const payload = new PassThrough();
  payload.write('decision=');
  const answer = app.inject({ method: 'POST', url: '/', headers, payload }).then((response) => response);
  return { answer, drip: () => payload.write('a'), finish: () => payload.end('allow') };
}

it('reads a form, its marks decoded', async () => {
  const response = await send('decision=allow&name=J%C3%BCrgen+K');
  expect(response.json()).toEqual({ decision: 'allow', name: 'Jürgen K' });
});

it.each([
  ['that arrived', 'decision=allow', 200],
  ['that was too large', 'x'.repeat(65), 413],
])('a form %s takes the place of no other, however many there were', async (_, payload, status) => {
  for (let i = 0; i <= MANY; i++) expect((await send(payload)).statusCode).toBe(status);
  expect((await send('decision=allow')).statusCode).toBe(200);
});

it(`beside ${MANY} forms that are still arriving the newest is read, and the oldest asked to come back`, async () => {
  const [oldest, ...others] = Array.from({ length: MANY }, begin);
  expect((await send('decision=allow')).statusCode).toBe(200);
  expect((await oldest?.answer)?.statusCode).toBe(408);
  for (const { finish } of others) finish();
  const statuses = await Promise.all(others.map(async ({ answer }) => (await answer).statusCode));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('a form that drips in is given up after five seconds in all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { answer, drip } = begin();
    for (let second = 0; second < 5; second++) {
      drip();
      await turn();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect((await answer).statusCode).toBe(408);
  } finally {
    vi.useRealTimers();
  }
});
