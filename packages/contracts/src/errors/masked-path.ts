import type * as z from 'zod';

type Schema = z.core.$ZodType;

/** Stands for a word that the caller chose. */
const MASK = '*';
/** Of a path, one step: `[3]`, or a name. */
const STEP = /\[(\d{1,6})\]|(?:^|(?<=[^])\.)([^.[\]]+)/y;

/**
 * The path of an issue with none of the caller's words in it: names that the schema has and places in its lists stay, and
 * the first word that the caller chose becomes `*`, with all that follows it, since such a word can itself look like a
 * path.
 *
 * @example
 * ```ts
 * import { z } from 'zod';
 * import { maskedIssuePath } from '@svc/contracts';
 *
 * const schema = z.object({ history: z.record(z.string(), z.object({ score: z.number() })) });
 * maskedIssuePath(schema, 'history.Jane Doe.score'); // → 'history.*'
 * ```
 */
export function maskedIssuePath(schema: z.ZodType, path: string): string {
  if (path === 'body') return path;
  let masked = '';
  let places: ReadonlySet<Schema> = structuresOf([schema]);
  for (let end = 0; end < path.length; ) {
    STEP.lastIndex = end;
    const [step, index, name] = STEP.exec(path) ?? [];
    places = structuresOf(
      index === undefined ? membersOf(places, name ?? '') : entriesOf(places, Number(index)),
    );
    if (step === undefined || places.size === 0) return masked === '' ? MASK : `${masked}.${MASK}`;
    masked += step;
    end += step.length;
  }
  return masked;
}

function membersOf(places: ReadonlySet<Schema>, name: string): Schema[] {
  return [...places].flatMap((place) => {
    const { def } = (place as z.core.$ZodTypes)._zod;
    const member = def.type === 'object' && Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
    return member === undefined ? [] : [member];
  });
}

function entriesOf(places: ReadonlySet<Schema>, index: number): Schema[] {
  return [...places].flatMap((place) => {
    const { def } = (place as z.core.$ZodTypes)._zod;
    if (def.type === 'array') return [def.element];
    const entry = def.type === 'tuple' ? (def.items[index] ?? def.rest) : null;
    return entry === null ? [] : [entry];
  });
}

/** What the schemas are once everything is taken off that has no step of its own in a path. */
function structuresOf(schemas: readonly Schema[]): Set<Schema> {
  const found = new Set<Schema>();
  for (let open = [...schemas]; open.length > 0; ) {
    const news = open.filter((schema) => !found.has(schema));
    for (const schema of news) found.add(schema);
    open = news.flatMap(insideOf);
  }
  return found;
}

function insideOf(schema: Schema): readonly Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return [def.innerType];
    case 'union':
      return def.options;
    case 'intersection':
      return [def.left, def.right];
    case 'pipe':
      return [def.in, def.out];
    case 'lazy':
      return [def.getter()];
    default:
      return [];
  }
}
