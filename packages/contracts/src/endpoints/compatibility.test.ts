import { describe, expect, it } from 'vitest';
import { findBreakingChanges } from './compatibility.ts';
import { buildOpenApi, type OpenApiDocument } from './openapi.ts';

/** A document or part of one, for edits: every key may be there. */
type Json = { [key: string]: Json };

/** The document after `edit`, compared with the one before. */
function breakingAfter(edit: (schemas: Json, document: Json) => void): string[] {
  const after = structuredClone(buildOpenApi()) as unknown as Json;
  edit(after.components?.schemas as Json, after);
  return findBreakingChanges(buildOpenApi(), after as unknown as OpenApiDocument);
}

describe('findBreakingChanges', () => {
  it('finds nothing between equal documents', () => {
    expect(breakingAfter(() => {})).toEqual([]);
  });

  it.each<[string, (schemas: Json, document: Json) => void, RegExp]>([
    [
      'a removed response field',
      ({ Summary }) => delete Summary?.properties?.headline,
      /headline: response field removed/,
    ],
    [
      'a renamed response field',
      ({ Summary }) => {
        const properties = Summary?.properties as Json;
        properties.title = properties.headline as Json;
        delete properties.headline;
      },
      /headline: response field removed or renamed/,
    ],
    [
      'a changed type',
      ({ OutcomeScore }) => Object.assign(OutcomeScore?.properties?.score as Json, { type: 'string' }),
      /score: type changed from "number" to "string"/,
    ],
    [
      'a response field that may be missing',
      ({ Summary }) => Object.assign(Summary as Json, { required: ['status'] }),
      /headline: no longer always present/,
    ],
    [
      'a new required request field',
      ({ Prescription }) => (Prescription as unknown as { required: string[] }).required.push('dosage'),
      /dosage: now required/,
    ],
    [
      'an enum value taken away',
      ({ RelapsePrediction }) =>
        Object.assign(RelapsePrediction?.properties?.level as Json, { enum: ['low', 'high'] }),
      /level: value "moderate" removed/,
    ],
    [
      'an endpoint taken away',
      (_, { paths }) => delete paths?.['/v1/ping'],
      /GET \/v1\/ping: endpoint removed/,
    ],
    [
      'an error code repurposed',
      (_, { paths }) =>
        Object.assign(paths?.['/v1/ping']?.get?.responses?.['401'] as Json, {
          description: '`unauthorized`: anything',
        }),
      /error code invalid_token removed or repurposed/,
    ],
  ])('finds %s [1:9.5]', (_, edit, message) => {
    expect(breakingAfter(edit).join('\n')).toMatch(message);
  });

  it.each<[string, (schemas: Json, document: Json) => void]>([
    [
      'a response field is added',
      ({ Summary }) => Object.assign(Summary?.properties as Json, { extra: { type: 'string' } }),
    ],
    [
      'an optional request field is added',
      ({ Prescription }) => Object.assign(Prescription?.properties as Json, { route: { type: 'string' } }),
    ],
    [
      'an endpoint is added',
      (_, { paths }) => Object.assign(paths as Json, { '/v1/new': paths?.['/v1/ping'] }),
    ],
  ])('allows that %s [1:9.6]', (_, edit) => {
    expect(breakingAfter(edit)).toEqual([]);
  });
});
