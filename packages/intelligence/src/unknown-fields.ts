import { shortened, type UnknownInput } from '@svc/contracts';
import { editDistance } from '@svc/engines';
import * as z from 'zod';

/** As many as anybody mends at once. */
const MOST_NAMED = 20;
/** A longer name is no misspelling of ours. */
const LONGEST_COMPARED = 64;
const LONGEST_SHOWN = 100;
/** One edit in so many letters is still a misspelling. */
const LETTERS_PER_EDIT = 4;

/** The fields that a schema reads; null where it reads all, or is no object. */
type Known = KnownFields | KnownList | null;

interface KnownFields {
  readonly fields: ReadonlyMap<string, Known>;
}

interface KnownList {
  readonly item: KnownFields | KnownList;
}

/** Fields of a request that its schema does not read, each with the name of the field it may have meant: at most 20. */
export function unknownFields(schema: z.ZodType, input: unknown): UnknownInput[] {
  const found: UnknownInput[] = [];
  visit(knownOf(schema), input, '', found);
  return found;
}

function visit(known: Known, value: unknown, path: string, found: UnknownInput[]): void {
  if (known === null || typeof value !== 'object' || value === null || found.length >= MOST_NAMED) return;
  if ('item' in known) {
    if (Array.isArray(value))
      value.forEach((each: unknown, index) => visit(known.item, each, `${path}[${index}]`, found));
    return;
  }
  if (Array.isArray(value)) return;
  for (const name in value) {
    if (found.length >= MOST_NAMED) return;
    const field = known.fields.get(name);
    const place = path === '' ? name : `${path}.${name}`;
    if (field === undefined)
      found.push({
        path: shortened(place, LONGEST_SHOWN),
        nearest: nearestOf(name, [...known.fields.keys()]),
      });
    else visit(field, (value as Record<string, unknown>)[name], place, found);
  }
}

const KNOWN = new WeakMap<z.core.$ZodType, { readonly known: Known }>();

function knownOf(schema: z.core.$ZodType): Known {
  const made = KNOWN.get(schema) ?? { known: makeKnown(schema) };
  KNOWN.set(schema, made);
  return made.known;
}

function makeKnown(schema: z.core.$ZodType): Known {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return knownOf(schema.def.innerType);
  if (schema instanceof z.ZodArray) {
    const item = knownOf(schema.element);
    return item === null ? null : { item };
  }
  if (!(schema instanceof z.ZodObject) || schema.def.catchall !== undefined) return null;
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(
    ([name, field]) => [name, knownOf(field)] as const,
  );
  return { fields: new Map(fields) };
}

/** The known name that differs in case and marks alone, or by few letters. */
function nearestOf(name: string, names: readonly string[]): string | null {
  if (name.length > LONGEST_COMPARED) return null;
  const written = plain(name);
  let [nearest, least]: [string | null, number] = [null, Math.ceil(written.length / LETTERS_PER_EDIT) + 1];
  for (const known of names) {
    const edits = editDistance(written, plain(known), least);
    if (edits < least) [nearest, least] = [known, edits];
  }
  return nearest;
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
