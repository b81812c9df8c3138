import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { PERSON_ROLES, ROLE_SCOPES } from '../people/people.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import { CONSOLE_ENDPOINTS } from './console-endpoints.ts';

const ENTRIES = Object.entries<ConsoleEndpoint>(CONSOLE_ENDPOINTS);

describe('the entries of the console', () => {
  it('serve every method and path once', () => {
    const places = ENTRIES.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(ENTRIES)('%s names every part of its path', (_, { path, pathParams = {} }) => {
    expect(Object.keys(pathParams)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });

  it.each(ENTRIES)(
    '%s says whose things it is about, in its path, and roles that are held there',
    (_, { of, path, roles }) => {
      expect(path.includes('{accountId}')).toBe(of === 'account');
      expect(path.includes('{organizationId}')).toBe(of === 'organization');
      const held = PERSON_ROLES.filter((role) => of !== 'person' && ROLE_SCOPES[role].includes(of));
      expect(roles.filter((role) => !held.includes(role))).toEqual([]);
      expect(roles.length > 0).toBe(of !== 'person');
    },
  );

  it.each(ENTRIES.filter(([, { method, unrecorded }]) => method !== 'GET' && unrecorded !== undefined))(
    '%s writes nothing, or it would be written down',
    (id) => {
      expect(['testOrigin', 'tryProduct', 'tryAgent']).toContain(id);
    },
  );

  it('give lists with the moment they are of', () => {
    const lists = ENTRIES.flatMap(([id, { data }]) =>
      id.startsWith('list') && !id.startsWith('listInstallation') && data instanceof z.ZodObject
        ? [{ id, shape: data.shape }]
        : [],
    );
    const without = lists.filter(({ shape }) => !Object.hasOwn(shape, 'asOf'));
    // What a product or an event type is does not change while the server runs.
    expect(without.map(({ id }) => id)).toEqual(['listEventTypes', 'listPlaygroundProducts']);
  });
});
