import type { Schema, SchemaSource } from './schema-arbitrary.ts';

/** A value inside a body with the schema it follows and the place it stands in. */
export interface Spot {
  readonly schema: Schema;
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string | number;
}

type Fields = Record<string, unknown>;

/** Every value of a body that a schema says something about. The body itself is under the key of its wrapper. */
export function spotsOf(wrapper: { body: unknown }, schema: Schema, source: SchemaSource): Spot[] {
  const spots: Spot[] = [];
  const visit = (holder: Spot['holder'], key: string | number, given: Schema) => {
    const resolved = source.resolve(given);
    const value = (holder as Fields)[key];
    spots.push({ schema: resolved, holder, key });
    if (Array.isArray(value)) value.forEach((_, i) => visit(value, i, resolved.items ?? {}));
    else if (isFields(value)) {
      for (const [name, property] of Object.entries(resolved.properties ?? {}))
        if (Object.hasOwn(value, name)) visit(value, name, property);
    }
  };
  visit(wrapper, 'body', schema);
  return spots;
}

/** Names of all optional properties of a schema, as paths: `assessments[].severity`. */
export function optionalPaths(given: Schema, source: SchemaSource, path = ''): string[] {
  const { properties = {}, required = [], items } = source.resolve(given);
  const own = Object.keys(properties)
    .filter((name) => !required.includes(name))
    .map((name) => join(path, name));
  const inside = Object.entries(properties).flatMap(([name, property]) =>
    optionalPaths(property, source, join(path, name)),
  );
  return [...own, ...inside, ...(items === undefined ? [] : optionalPaths(items, source, `${path}[]`))];
}

/** Says of every optional property in a body whether it is there, once for each object that could hold it. */
export function visitOptional(
  value: unknown,
  given: Schema,
  source: SchemaSource,
  seen: (path: string, present: boolean) => void,
  path = '',
): void {
  const { properties = {}, required = [], items = {} } = source.resolve(given);
  if (Array.isArray(value)) value.forEach((item) => visitOptional(item, items, source, seen, `${path}[]`));
  if (!isFields(value)) return;
  for (const [name, property] of Object.entries(properties)) {
    if (!required.includes(name)) seen(join(path, name), Object.hasOwn(value, name));
    if (Object.hasOwn(value, name)) visitOptional(value[name], property, source, seen, join(path, name));
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
