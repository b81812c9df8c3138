import { type Endpoint, ENDPOINTS, MSE_ENDPOINTS } from '@svc/contracts';
import { LAB_PANELS, MSE_DOMAINS } from '@svc/clinical';
import { DOCUMENT, SOURCE } from '../../fuzz/openapi-fuzz/document.ts';
import type { Schema } from '../../fuzz/openapi-fuzz/schema-arbitrary.ts';

/** A body may have 1,048,576 bytes. */
const MOST_BYTES = 1_000_000;
const BYTES_OF_WIDE_CHARACTER = 3;

/** Every endpoint, of developers and of organizations. */
export const READ_ENDPOINTS: Readonly<Record<string, Endpoint>> = { ...ENDPOINTS, ...MSE_ENDPOINTS };

/** A text of the body of an endpoint, or a list with what is in it, that can be made larger. */
export interface Place {
  readonly endpointId: string;
  /** `medications[]`, `labs[].results.biomarkers[].name`. */
  readonly path: string;
  /** The path of the list that grows; absent where the text itself does. */
  readonly list?: string;
  /** Characters of the text, or entries of the list, that the schema and the limit of a body allow. */
  readonly most: number;
  /** What the schema allows the text. */
  readonly longestText: number;
  /** False for a list of numbers. */
  readonly holdsText: boolean;
}

/** Every text and every list in the body of every endpoint. */
export function allPlaces(): Place[] {
  return Object.keys(READ_ENDPOINTS).flatMap((endpointId) => {
    const schema = bodySchema(endpointId);
    return schema === undefined ? [] : placesIn(endpointId, schema, '', '', []);
  });
}

function bodySchema(endpointId: string): Schema | undefined {
  const { path = '', method = '' } = READ_ENDPOINTS[endpointId] ?? {};
  const operation = DOCUMENT.paths[path]?.[method.toLowerCase()] as {
    requestBody?: { content: Record<string, { schema: Schema }> };
  };
  return operation.requestBody?.content['application/json']?.schema;
}

interface List {
  readonly path: string;
  readonly maxItems: number;
}

function placesIn(
  endpointId: string,
  given: Schema,
  name: string,
  path: string,
  lists: readonly List[],
): Place[] {
  const {
    properties = {},
    items,
    maxLength = MOST_BYTES,
    maxItems = MOST_BYTES,
    ...schema
  } = resolved(name, given);
  if (items !== undefined) {
    const inside = `${path}[]`;
    return placesIn(endpointId, items, '', inside, [...lists, { path: inside, maxItems }]);
  }
  const fields = Object.entries(properties);
  const isText = isFreeText(schema);
  if (fields.length === 0 && !isText && !path.endsWith('[]')) return [];
  if (fields.length > 0)
    return fields.flatMap(([child, property]) =>
      placesIn(endpointId, property, child, path === '' ? child : `${path}.${child}`, lists),
    );
  const place = { endpointId, path, longestText: maxLength, holdsText: isText };
  return [
    ...(isText ? [{ ...place, most: maxLength }] : []),
    ...lists.map((list) => withMost({ ...place, list: list.path, most: list.maxItems })),
  ];
}

/** A body without anything that grows: each endpoint must read it, or nothing was measured. */
export function plainPlaces(): Place[] {
  const place = { path: '', most: 1, longestText: 1, holdsText: false };
  return [...new Set(allPlaces().map(({ endpointId }) => endpointId))].map((endpointId) => ({
    endpointId,
    ...place,
  }));
}

/** As many entries of one character as a body has room for. */
function withMost(place: Place): Place {
  const [one, two] = [1, 2].map((entries) => bytesOf(place, entries, 'x').length) as [number, number];
  return { ...place, most: Math.min(place.most, Math.floor((MOST_BYTES - one) / (two - one))) };
}

function isFreeText({ type, enum: known, const: only }: Schema): boolean {
  return [type ?? []].flat().includes('string') && known === undefined && only === undefined;
}

/** The body of a place at a size, as it is sent: never larger than a body may be. */
export function bodyOf(place: Place, size: number, textOf: (characters: number) => string): Buffer {
  const share = Math.floor(MOST_BYTES / BYTES_OF_WIDE_CHARACTER / place.most);
  const characters = place.list === undefined ? size : Math.max(1, Math.min(place.longestText, share));
  const body = bytesOf(place, size, textOf(characters));
  if (body.length <= MOST_BYTES || place.list !== undefined) return body;
  return bytesOf(
    place,
    size,
    textOf(Math.floor((characters * MOST_BYTES * (size / place.most)) / body.length)),
  );
}

function bytesOf({ endpointId, path, list }: Place, size: number, text: string): Buffer {
  const fill = (given: Schema, name: string, at: string): unknown => {
    const schema = resolved(name, given);
    if (at === path) return isFreeText(schema) ? text : plainValue(name, schema);
    if (path.startsWith(`${at}[]`)) {
      const item = fill(schema.items ?? {}, '', `${at}[]`);
      return Array.from({ length: list === `${at}[]` ? size : 1 }, () => item);
    }
    const [child = ''] = path.slice(at === '' ? 0 : at.length + 1).split(/[.[]/, 1);
    const inside = at === '' ? child : `${at}.${child}`;
    const plain = plainValue(name, schema) as Record<string, unknown>;
    return { ...plain, [child]: fill(schema.properties?.[child] ?? {}, child, inside) };
  };
  return Buffer.from(JSON.stringify(fill(bodySchema(endpointId) ?? {}, '', '')));
}

/** The document says of a selection that it is an object; the engines know its domains. */
const SELECTION: Schema = {
  type: 'object',
  properties: Object.fromEntries(
    MSE_DOMAINS.slice(0, 3).map(({ key }) => [key, { type: 'array', items: { type: 'string' } }]),
  ),
};

function resolved(name: string, schema: Schema): Schema {
  return name === 'selection' ? SELECTION : SOURCE.resolve(schema);
}

const PLAIN: Readonly<Record<string, unknown>> = {
  panelId: LAB_PANELS[0]?.panelId,
  resourceType: 'Bundle',
  status: 'active',
  value: 4,
};

/** Optional by the schema, where the endpoint asks for one of several. */
const NEEDED_BESIDE = ['speechRateWpm', 'total', 'transcript'];

/** A value that a schema takes, without what is optional. */
function plainValue(name: string, given: Schema): unknown {
  const schema = resolved(name, given);
  const { type, anyOf, required = [], properties = {}, items = {}, minItems = 0 } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (Object.hasOwn(PLAIN, name)) return PLAIN[name];
  if (name.endsWith('At')) return '2026-11-01';
  if (type === undefined && anyOf?.[0] !== undefined) return plainValue(name, anyOf[0]);
  const [kind] = [type ?? 'object'].flat();
  if (kind === 'string') return SOURCE.hints[name]?.find((hint) => typeof hint === 'string') ?? 'x';
  if (kind === 'number' || kind === 'integer') return SOURCE.hints[name]?.[0] ?? schema.minimum ?? 1;
  if (kind === 'boolean') return false;
  if (kind === 'array') return Array.from({ length: minItems }, () => plainValue('', items));
  const needed = NEEDED_BESIDE.filter((child) => Object.hasOwn(properties, child));
  return Object.fromEntries(
    [...required, ...needed].map((child) => [child, plainValue(child, properties[child] ?? {})]),
  );
}
