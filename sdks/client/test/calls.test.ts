import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeSince, type ClientOptions, SvcClient } from '../src/index.ts';
import { urlOf } from '../src/connection/url-of.ts';
import * as fc from 'fast-check';
import { scriptedClient, SECRET } from './scripted-client.ts';
import { dataStep } from './scripted-server.ts';

const world = scriptedClient();
const ORIGIN = 'https://api.example.org';
const make = (options: Partial<ClientOptions>) => () => new SvcClient({ baseUrl: ORIGIN, ...options });

describe('an id in a path', () => {
  const AGENT = { id: 'runRelapseAgent', path: '/v1/relapse/{patientId}/agent' } as const;

  it('stays one segment, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        fc.pre(id !== '.' && id !== '..');
        const { pathname, search, hash, origin } = new URL(urlOf(ORIGIN, AGENT, [id], undefined));
        expect([origin, search, hash]).toEqual([ORIGIN, '', '']);
        const [, found = '', ...more] = /^\/api\/v1\/relapse\/([^/]*)\/agent$/.exec(pathname) ?? [];
        expect([decodeURIComponent(found), more]).toEqual([id, []]);
      }),
    );
  });

  it.each(['', '.', '..', '\uD800', undefined, 7, null])(
    'is refused when it is %j, before anything is sent',
    async (id) => {
      world.server.play(dataStep({}));
      const call = world.client().labs.getOrder(id as string);
      await expect(call).rejects.toMatchObject({ code: 'configuration', operation: 'getLabOrder', tries: 0 });
      expect(world.server.seen).toHaveLength(0);
    },
  );
});

describe('a client', () => {
  it.each([
    ['https://api.example.org', 'https://api.example.org'],
    ['https://api.example.org/', 'https://api.example.org'],
    ['https://api.example.org/api', 'https://api.example.org'],
    ['https://api.example.org/api//', 'https://api.example.org'],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['https://example.org/clinic', 'https://example.org/clinic'],
    ['https://example.org/api/clinic/', 'https://example.org/api/clinic'],
  ])('takes the address %j', (baseUrl, origin) => {
    expect(make({ baseUrl })().labs.connection.options.baseUrl).toBe(origin);
  });

  it('takes no address for the origin of the page it is in, or for what a fetch of its own makes of it', () => {
    vi.stubGlobal('location', {});
    expect(make({ baseUrl: '' })).not.toThrow();
    vi.unstubAllGlobals();
    expect(make({ baseUrl: '', fetch })).not.toThrow();
  });

  it.each([
    'api.example.org',
    'ftp://example.org',
    'https://user:pass@example.org',
    'https://example.org?x=1',
    'https://example.org/api/v1',
    '',
    undefined,
  ])('refuses the address %j', (baseUrl) => expect(make({ baseUrl: baseUrl as string })).toThrow('baseUrl'));

  it.each<[string, Partial<ClientOptions>]>([
    ['the key of an organization as apiKey', { apiKey: 'mse_live_0123456789' }],
    ['a secret key as organizationKey', { organizationKey: SECRET }],
    ['a key with a line break', { apiKey: `${SECRET}\n` }],
    ['an empty key', { apiKey: '' }],
    ['a patient session with a semicolon and a space', { patientSession: 'a; b' }],
  ])('refuses %s, and the message does not quote it', (_, options) => {
    expect(make(options)).toThrow(/is missing, or no key of its kind\.$/);
  });

  it('says which key a call lacks', async () => {
    const svc = world.client({ apiKey: undefined, organizationKey: undefined });
    await expect(svc.ping()).rejects.toThrow('apiKey is missing');
    await expect(svc.mse.getDomains()).rejects.toThrow('organizationKey is missing');
  });

  it('asks for its key on every try, where that is a function', async () => {
    const keys = [`${SECRET}a`, `${SECRET}b`];
    world.server.play({ status: 500 }, dataStep({}));
    await world.client({ apiKey: async () => keys.shift() ?? '' }).ping();
    expect(world.server.seen.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${SECRET}a`,
      `Bearer ${SECRET}b`,
    ]);
  });

  it('sends no key where a proxy adds it', async () => {
    world.server.play(dataStep({}));
    await world.client({ apiKey: false }).ping();
    expect(world.server.seen[0]?.headers.authorization).toBeUndefined();
  });
});

describe('in a browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['document', 'WorkerNavigator'])(
    '(%s) a secret key is refused, from a function too',
    async (name) => {
      vi.stubGlobal(name, {});
      expect(make({ apiKey: SECRET })).toThrow('apiKey is secret');
      expect(make({ organizationKey: 'mse_live_0123456789' })).toThrow('organizationKey is secret');
      await expect(world.client({ apiKey: () => SECRET, organizationKey: undefined }).ping()).rejects.toThrow(
        'apiKey is secret',
      );
      expect(make({ apiKey: 'svc_pk_live_0123456789' })).not.toThrow();
    },
  );

  it('but Deno, whose workers look like those of a browser, is none', () => {
    vi.stubGlobal('WorkerNavigator', {});
    vi.stubGlobal('Deno', {});
    expect(make({ apiKey: SECRET })).not.toThrow();
  });
});

describe('the version a write builds on', () => {
  it('goes as If-Match and If-None-Match', async () => {
    world.server.play({ body: {} });
    const exam = { patientId: 'p-1', selection: {} };
    await world.client().mse.write('v-1', exam, { ifNew: true, headers: { traceparent: '00-1' } });
    await world.client().mse.patch('v-1', exam, { ifVersion: 3 });
    expect(
      world.server.seen.map(({ headers }) => [
        headers['if-none-match'],
        headers['if-match'],
        headers.traceparent,
      ]),
    ).toEqual([
      ['*', undefined, '00-1'],
      [undefined, '"3"', undefined],
    ]);
  });
});

describe('changeSince', () => {
  it('gives what the next request sends as `previous`', () => {
    const result = {
      generatedAt: '2026-01-13T09:00:00.000Z',
      score: 4,
      intelligence: { summary: { status: 'low' } },
    };
    expect(changeSince(result)).toEqual({ status: 'low', computedAt: result.generatedAt, score: 4 });
    expect(
      changeSince(result, { avgSleepHours: 7, hasActiveMedication: true, assessments: [], sessionRef: 'x' }),
    ).toEqual({
      status: 'low',
      computedAt: result.generatedAt,
      score: 4,
      inputs: { avgSleepHours: 7, hasActiveMedication: true },
    });
  });
});
