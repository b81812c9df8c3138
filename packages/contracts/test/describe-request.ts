import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { toIssues } from '../src/index.ts';
import { without, withValue } from './describe-fields.ts';

/** Row id, path of the field in the body, whether it may be missing, the values it takes and those it does not. */
export type RequestRow = readonly [
  id: string,
  path: string,
  presence: 'required' | 'optional',
  accepted: readonly unknown[],
  refused: readonly unknown[],
];

interface RequestTable {
  readonly name: string;
  readonly schema: z.ZodType;
  /** A complete valid body: every field of the table is in it. */
  readonly body: object;
  readonly rows: readonly RequestRow[];
}

/** What no text field takes. */
export const NOT_TEXT: readonly unknown[] = [1, true, null, [], {}];

/** Texts that cannot be stored: a NUL character, a lone surrogate. */
export const NOT_CLEAN: readonly string[] = ['a\u0000b', 'a\ud800b'];

/** `count` characters outside the first plane: two UTF-16 units, one code point each. */
export const wide = (count: number): string => '𝛂'.repeat(count);

/** A row of a text that may be missing and may hold anything that can be stored, up to a bound. */
export const freeText = (id: string, path: string, most?: number): RequestRow => [
  id,
  path,
  'optional',
  ['', 'Clinician: How are you?\nPatient: Fine.', wide(most ?? 5000)],
  [...NOT_TEXT, ...NOT_CLEAN, ...(most === undefined ? [] : ['x'.repeat(most + 1), wide(most + 1)])],
];

/** Ids of the caller, which may stand in a path: 1 to 256 characters, no control characters. */
export const IDS: readonly string[] = ['x', 'x'.repeat(256), wide(256), 'a/b c'];
export const NO_IDS: readonly unknown[] = [
  ...NOT_TEXT,
  ...NOT_CLEAN,
  '',
  'x'.repeat(257),
  wide(257),
  'a\nb',
  'a\u007fb',
];

/** A row of a required id of the caller. */
export const callerId = (id: string, path: string): RequestRow => [id, path, 'required', IDS, NO_IDS];

/** Checks every row of a table of request fields; a refusal must name the field or what is inside it. */
export function describeRequest({ name, schema, body, rows }: RequestTable): void {
  const refusalsOf = (value: object) =>
    toIssues(schema.safeParse(value).error?.issues ?? []).map(({ path }) => path);

  it(`a complete ${name} comes through unchanged`, () => {
    expect(schema.safeParse(body)).toEqual({ success: true, data: body });
  });

  describe.each(rows.map((row) => [...row] as const))(
    `[%s] ${name} %s`,
    (_, path, presence, accepted, refused) => {
      const isRefused = (value: unknown) => {
        const refusals = refusalsOf(withValue(body, path, value));
        return refusals.length > 0 && refusals.every((refusal) => refusal.startsWith(path));
      };

      it('takes what it may be', () => {
        const judged = accepted.map((value) => ({
          value,
          refusals: refusalsOf(withValue(body, path, value)),
        }));
        expect(judged).toEqual(accepted.map((value) => ({ value, refusals: [] })));
      });

      it('refuses what it may not be', () => {
        const judged = refused.map((value) => ({ value, refused: isRefused(value) }));
        expect(judged).toEqual(refused.map((value) => ({ value, refused: true })));
      });

      it(`is ${presence}`, () => {
        expect(refusalsOf(without(body, path))).toEqual(presence === 'optional' ? [] : [path]);
      });
    },
  );
}
