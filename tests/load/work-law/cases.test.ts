import { AGENT_ENDPOINTS, listOf, text } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CONTENT_BUNDLES } from '../../fuzz/fhir-bundles/content-bundles.ts';
import { casesOf, growingOf } from './cases.ts';
import { largestThatFits } from './fit.ts';
import { type Operation, servedBodies } from './operations.ts';
import { ELSEWHERE } from './settings.ts';

const { operations, undescribed } = await servedBodies();
const growing = operations.filter((operation) => growingOf(operation).length > 0);
const called = growing.filter(({ id }) => !(id in ELSEWHERE));

/** Large enough for every list to have two entries; what is built is as it is at its largest. */
const SMALL_BYTES = 4_096;
const small = (operation: Operation): Operation => ({
  ...operation,
  mostBytes: Math.min(operation.mostBytes, SMALL_BYTES),
  pooledFrom: undefined,
});

const contentOf = (operation: Operation) => casesOf(small(operation)).filter(({ isContent }) => isContent);
const isOfBundles = (operation: Operation) => contentOf(operation)[0]?.what.startsWith('bundle') === true;
const inBundles = called.filter(isOfBundles);
const inParts = called.filter((operation) => !isOfBundles(operation));
const of = (some: readonly Operation[]) => some.map((operation) => [operation.id, operation] as const);

function anOperation(body: z.ZodType): Operation {
  return {
    id: 'new',
    method: 'POST',
    pattern: '/new',
    body,
    auth: 'secret',
    mostBytes: SMALL_BYTES,
    pooledFrom: undefined,
  };
}

describe('the law of work speaks of', () => {
  it('every served call with a body: the tools of the Model Context Protocol have cases of their own', () => {
    expect(undescribed).toEqual([{ method: 'POST', pattern: '/mcp' }]);
  });

  it.each(of(inParts))('every list and long text of %s', (_, operation) => {
    const whats = new Set(contentOf(operation).map(({ what }) => what));
    const missing = growingOf(operation).filter(
      ({ path, kind }) =>
        kind !== 'any value' &&
        ![path, `${path}[]`, path === '' ? '*' : `${path}.*`].some((at) => whats.has(at)),
    );
    expect(missing).toEqual([]);
  });

  it.each(of(inBundles))('bundles of every content of %s', (_, operation) => {
    expect(contentOf(operation).map(({ what }) => what)).toEqual(
      Object.keys(CONTENT_BUNDLES).map((kind) => `bundle of ${kind}`),
    );
  });

  it.each(of(called))('bodies that the schema of %s takes', (_, operation) => {
    for (const { body, what } of contentOf(operation))
      expect([what, operation.body.safeParse(body()).error?.issues]).toEqual([what, undefined]);
  });

  it.each(Object.keys(ELSEWHERE))('nothing else in place of what is proven elsewhere: %s', (id) => {
    expect(growing.map((operation) => operation.id)).toContain(id);
  });

  it('no list that has no content yet', () => {
    const body = z.object({ somethingNew: listOf(text({ max: 20 }), { max: 9 }) });
    expect(() => casesOf(anOperation(body))).toThrow('somethingNew[] has no content');
  });

  it('lists whose entries differ from one another', () => {
    const [first] = casesOf(anOperation(AGENT_ENDPOINTS.medication.body));
    const medications = (first?.body() as { medications: string[] } | undefined)?.medications ?? [];
    expect([medications.length, new Set(medications).size]).toEqual([50, 50]);
  });
});

describe('the largest that fits', () => {
  it.each([
    ['all of it', 10, 1_000, 10],
    ['as much as there is room for', 1_000, 1_000, 100],
    ['nothing', 10, 5, 0],
  ])('is %s', (_, most, room, size) => {
    const found = largestThatFits(most, room, (each) => 6 + 10 * each);
    expect(found).toBeGreaterThanOrEqual(Math.floor(size * 0.97));
    expect(found).toBeLessThanOrEqual(size);
  });
});
