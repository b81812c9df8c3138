import { CSSRS_QUESTION_IDS } from '@svc/contracts';
import * as z from 'zod';
import type { Schema } from '../../fuzz/openapi-fuzz/schema-arbitrary.ts';
import { contentAt, DAY, DOMAINS } from './contents.ts';

/** How large the parts of a body are. */
export interface Sizes {
  /** Entries of the list or fields of the object at a path. */
  entries(path: string): number;
  /** Characters of the text at a path; 0: as short as its content is. */
  characters(path: string): number;
}

/** Fields of one operation that the content of its places does not decide. */
export interface Settings {
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Names of fields that are left out, or exclude another. */
  readonly without?: readonly string[];
}

type Rooted = Schema & { readonly $defs?: Readonly<Record<string, Schema>>; readonly maxProperties?: number };

/** Makes bodies of a schema: every field is there, entries differ, texts have the worst content. */
export function worstBodies(
  schema: z.ZodType,
  { fields = {}, without = [] }: Settings,
): (sizes: Sizes) => object {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Rooted;
  const resolved = (given: Schema): Rooted =>
    given.$ref === undefined ? given : (root.$defs?.[given.$ref.slice('#/$defs/'.length)] as Rooted);

  return (sizes) => {
    const { entries, characters } = sizes;
    return { ...(valueAt(root, '', 0) as object), ...fields };

    function valueAt(given: Schema, path: string, index: number): unknown {
      if (path === 'selection') return selectionOf(sizes);
      const part = resolved(given);
      const content = contentAt(path);
      if (content !== undefined && part.items === undefined && part.properties === undefined)
        return content(index, Math.min(characters(path), mostOf(part)));
      if (part.const !== undefined) return part.const;
      if (part.enum !== undefined) return part.enum[index % part.enum.length];
      const choice = part.type === undefined ? part.anyOf?.find(isSomething) : undefined;
      if (choice !== undefined) return valueAt({ maxLength: mostOf(part), ...resolved(choice) }, path, index);
      return ofType(part, path, index);
    }

    function ofType(part: Rooted, path: string, index: number): unknown {
      const [type = 'any'] = [part.type ?? []].flat();
      if (type === 'array')
        return Array.from({ length: Math.max(entries(`${path}[]`), part.minItems ?? 0) }, (_, each) =>
          valueAt(part.items ?? {}, `${path}[]`, each),
        );
      if (type === 'object') return objectOf(part, path, index);
      if (type === 'number' || type === 'integer') return numberOf(part, index);
      if (type === 'boolean') return true;
      if (isDate(part)) return DAY(index, 0);
      if (type === 'any' && path.endsWith('*')) return index;
      throw new Error(`${path} has no content`);
    }

    function objectOf({ properties = {}, additionalProperties }: Rooted, path: string, index: number) {
      const named = Object.entries(properties)
        .map(([name, property]) => [name, path === '' ? name : `${path}.${name}`, property] as const)
        .filter(([, at]) => !without.includes(at) && !Object.hasOwn(fields, at))
        .map(([name, at, property]) => [name, valueAt(property, at, index)] as const);
      const any = path === '' ? '*' : `${path}.*`;
      const more = typeof additionalProperties === 'object' ? entries(any) : 0;
      const others = Array.from({ length: more }, (_, each) => [
        `field${each}`,
        valueAt(additionalProperties as Schema, any, each),
      ]);
      return Object.fromEntries([...named, ...others]) as object;
    }
  };
}

function isDate({ format, pattern, anyOf = [] }: Schema): boolean {
  return pattern !== undefined || format?.startsWith('date') === true || anyOf.some(isDate);
}

const isSomething = (choice: Schema): boolean => choice.type !== 'null';

function mostOf({ maxLength = Number.POSITIVE_INFINITY }: Schema): number {
  return maxLength;
}

/** Another number for each entry, within its bounds. */
function numberOf({ type, minimum = 0, maximum = 100 }: Schema, index: number): number {
  const value =
    Math.max(minimum, -1e6) + ((index * 7_919) % 1_000) * ((Math.min(maximum, 1e6) - minimum) / 1_000);
  return type === 'integer' ? Math.round(value) : Number(value.toFixed(2));
}

/** The findings of an exam: what a domain takes is for the catalog to say, not for the schema. */
function selectionOf({ entries, characters }: Sizes): object {
  return Object.fromEntries(
    DOMAINS.slice(0, entries('selection.*')).map(({ key, multi, options }, index) => [
      key,
      {
        values: options.slice(0, multi ? entries('selection.*.values[]') : 1).map(({ value }) => value),
        text: contentAt('selection.*.text')?.(index * 10, Math.min(characters('selection.*.text'), 5_000)),
        provenance: 'digital_mse',
        confidence: 'high',
        confidenceScore: 0.9,
        supportingSignals: Array.from({ length: entries('selection.*.supportingSignals[]') }, (_, each) =>
          contentAt('selection.*.supportingSignals[]')?.(
            each,
            Math.min(characters('selection.*.supportingSignals[]'), 100),
          ),
        ),
        ...(key === 'risk' ? { cssrs: Object.fromEntries(CSSRS_QUESTION_IDS.map((id) => [id, 'yes'])) } : {}),
      },
    ]),
  );
}
