import { type Endpoint, ENDPOINTS, type EndpointId, toIssues } from '@svc/contracts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakBody, recipe } from './break-body.ts';
import { bodySchema, SOURCE } from './document.ts';
import { arbitraryOf, type Schema } from './schema-arbitrary.ts';

const WITH_BODY = (Object.keys(ENDPOINTS) as EndpointId[]).filter((id) => bodySchema(id) !== undefined);

function accepts(id: EndpointId, body: unknown): boolean {
  return (ENDPOINTS[id] as Endpoint).body?.safeParse(JSON.parse(JSON.stringify(body))).success === true;
}

function issuesOf(id: EndpointId, body: unknown) {
  const sent = JSON.parse(JSON.stringify(body ?? null)) as unknown;
  return toIssues((ENDPOINTS[id] as Endpoint).body?.safeParse(sent).error?.issues ?? []);
}

test.each(WITH_BODY)('bodies generated from the document of %s pass its schema', (id) => {
  fc.assert(
    fc.property(arbitraryOf(bodySchema(id) as Schema, SOURCE), (body) => {
      expect(accepts(id, body)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test.each(WITH_BODY)('bodies of %s that were broken do not', (id) => {
  const schema = bodySchema(id) as Schema;
  fc.assert(
    fc.property(arbitraryOf(schema, SOURCE), recipe(), (body, steps) => {
      const broken = breakBody(body, schema, SOURCE, steps);
      expect(broken !== undefined && accepts(id, broken)).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test.each(WITH_BODY)('a refusal of %s says in our own words what each field must be', (id) => {
  const schema = bodySchema(id) as Schema;
  fc.assert(
    fc.property(arbitraryOf(schema, SOURCE), recipe(), (body, steps) => {
      for (const { path, message } of issuesOf(id, breakBody(body, schema, SOURCE, steps))) {
        expect(path).not.toBe('');
        expect(message).toMatch(/^(?:must|is|needs|has|takes|at least|belongs)\b/);
        expect(message).not.toMatch(/undefined|NaN|Invalid input|expected|received/);
      }
    }),
    { numRuns: 200 },
  );
});

test('a keyword the generator does not know is told, not skipped', () => {
  expect(() => arbitraryOf({ type: 'string', contentEncoding: 'base64' } as Schema, SOURCE)).toThrow(
    'contentEncoding',
  );
});
