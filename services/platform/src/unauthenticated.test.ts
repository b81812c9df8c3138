import { connect } from 'node:net';
import { type GuardedRoute, MOST_UNAUTHENTICATED_BYTES } from '@svc/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../test/served-routes.ts';
import { openWearableWorld, type WearableWorld } from '../test/wearable-world.ts';

let world: WearableWorld;
beforeAll(async () => {
  world = await openWearableWorld();
});
afterAll(() => world.close());

/** Sends the head of a request whose body never arrives; the status of the answer. */
async function statusWithoutBody(method: string, path: string, headers: Record<string, string>) {
  const socket = connect(Number(new URL(world.origin).port), '127.0.0.1');
  const lines = Object.entries({ host: new URL(world.origin).host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  for await (const chunk of socket) return Number(String(chunk).slice(9, 12));
  throw new Error('The connection closed without an answer.');
}

const openRoutes = () => world.platform.server.routes.filter(({ policy }) => policy === 'public');
/** What every one of the routes answers to the head of a request, by method and pattern. */
async function answersOf(
  routes: readonly GuardedRoute[],
  headersOf: (route: GuardedRoute) => Record<string, string>,
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (const route of routes)
    for (const method of route.methods)
      answers[`${method} ${route.pattern}`] = await statusWithoutBody(
        method,
        pathOf(route.pattern),
        headersOf(route),
      );
  return answers;
}
/** Every route with the status it should answer with. */
const expected = (routes: readonly GuardedRoute[], statusOf: (route: GuardedRoute) => number) =>
  Object.fromEntries(
    routes.flatMap((route) =>
      route.methods.map((method) => [`${method} ${route.pattern}`, statusOf(route)] as const),
    ),
  );
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '15' };

describe('every route without credentials', () => {
  it('that writes is a form of at most 16 kB', () => {
    expect(openRoutes().length).toBeGreaterThan(10);
    for (const { pattern, methods, form } of openRoutes()) {
      const writes = methods.some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
      expect([pattern, form !== undefined]).toEqual([pattern, writes]);
      expect(form?.mostBytes ?? 0).toBeLessThanOrEqual(MOST_UNAUTHENTICATED_BYTES);
    }
  });

  it.each([
    ['JSON', { 'content-type': 'application/json', 'content-length': '900000' }],
    ['of a kind nobody knows', { 'content-type': 'text/x', 'content-length': '5' }],
    ['without a kind', { 'content-length': '5' }],
    ['in chunks', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }],
    ['compressed', { ...FORM, 'content-encoding': 'gzip' }],
  ])('refuses a body %s without reading it', async (_name, headers) => {
    const routes = openRoutes();
    expect(await answersOf(routes, () => headers)).toEqual(expected(routes, () => 415));
  });

  it('takes a form only where it is one, and refuses one that is too large without reading it', async () => {
    const routes = openRoutes();
    const tooLarge = ({ form }: GuardedRoute) => ({
      ...FORM,
      'content-length': String((form?.mostBytes ?? 0) + 1),
    });
    expect(await answersOf(routes, tooLarge)).toEqual(
      expected(routes, ({ form }) => (form === undefined ? 415 : 413)),
    );
  });

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a form %s without reading it', async (_name, headers) => {
    const forms = openRoutes().filter(({ form }) => form !== undefined);
    expect(forms.length).toBe(7);
    expect(await answersOf(forms, () => ({ ...FORM, ...headers }))).toEqual(expected(forms, () => 403));
  });

  it('refuses a form for a link that is none without reading it', async () => {
    const forms = openRoutes().filter(
      ({ form, pattern }) => form !== undefined && pattern.includes(':token'),
    );
    expect(forms.length).toBe(4);
    expect(await answersOf(forms, () => FORM)).toEqual(expected(forms, () => 404));
  });
});

it('a form for a connection that has ended is answered without reading it', async () => {
  const { id, connect: link } = await world.connect();
  const { pathname } = new URL(link.url);
  await world.raw('POST', `/wearables/connections/${id}/disconnect`);
  expect(await statusWithoutBody('POST', `${pathname}/start`, FORM)).toBe(303);
});

it('a route with a key refuses whoever has none without reading the body', async () => {
  const routes = world.platform.server.routes.filter(({ policy }) => policy !== 'public');
  const headers = { 'content-type': 'application/json', 'content-length': '900000' };
  expect(await answersOf(routes, () => headers)).toEqual(expected(routes, () => 401));
});
