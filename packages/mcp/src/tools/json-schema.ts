import { describeFields } from '@svc/contracts';
import * as z from 'zod';
import type { Tool } from './tool.ts';

type JsonSchema = Readonly<Record<string, unknown>>;
type Definitions = Readonly<Record<string, JsonSchema>>;

type ObjectSchema = JsonSchema & {
  readonly properties?: Definitions;
  readonly required?: readonly string[];
};

/**
 * Keywords that every large model provider takes in the parameters of a tool. Any other one makes at least one of them
 * refuse the whole list of tools: `docs/mcp.md` names the rules and where they are published.
 */
export const TOOL_KEYWORDS: ReadonlySet<string> = new Set([
  'type',
  'description',
  'enum',
  'properties',
  'required',
  'items',
  'anyOf',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
]);

/**
 * The JSON Schema of what a caller of a tool sends: plain objects with every part in its place and described, in the
 * keywords that model providers take. It allows what it cannot say; the schema of the endpoint judges each call.
 */
export function inputSchemaOf(schema: z.ZodType): Tool['inputSchema'] {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as JsonSchema & { $defs?: Definitions };
  const name = schema.meta()?.id ?? '';
  describeFields({ ...$defs, [name]: root }, {});
  return { ...plain(root, $defs), type: 'object' };
}

function plain(schema: JsonSchema, definitions: Definitions): JsonSchema {
  const { $ref, ...own } = schema;
  if (typeof $ref === 'string') return plain({ ...definitions[nameOf($ref)], ...own }, definitions);
  const branches = branchesOf(schema);
  // `a or null` is `a`, which a caller leaves out instead.
  if (branches.length === 1) return plain({ ...branches[0], ...described(schema) }, definitions);
  if (branches.length > 1)
    return { ...described(schema), anyOf: branches.map((branch) => plain(branch, definitions)) };
  const kept = Object.entries(constantListed(schema)).filter(([keyword]) => TOOL_KEYWORDS.has(keyword));
  return withoutFreeObjects(
    Object.fromEntries(kept.map(([keyword, value]) => [keyword, partsPlain(keyword, value, definitions)])),
  );
}

const nameOf = ($ref: string) => $ref.slice('#/$defs/'.length);

/** What a value may be besides `null`; none where its type is one and plain. */
function branchesOf({ type, anyOf = [] }: JsonSchema): readonly JsonSchema[] {
  const branches = Array.isArray(type) ? type.map((each: unknown) => ({ type: each })) : anyOf;
  if (typeof type === 'string') return [];
  return (branches as JsonSchema[]).filter((branch) => branch['type'] !== 'null');
}

function described({ description }: JsonSchema): JsonSchema {
  return description === undefined ? {} : { description };
}

/** A constant as a list of one; of a text, the branches that say only how it is written are left out. */
function constantListed(schema: JsonSchema): JsonSchema {
  const { const: only, anyOf: _, ...rest } = schema;
  return only === undefined ? rest : { ...rest, enum: [only] };
}

function partsPlain(keyword: string, value: unknown, definitions: Definitions): unknown {
  if (keyword === 'items') return plain(value as JsonSchema, definitions);
  if (keyword !== 'properties') return value;
  return Object.fromEntries(
    Object.entries(value as Definitions).map(([name, part]) => [name, plain(part, definitions)]),
  );
}

/** An object of any fields is named in words: where it stands among the properties, Gemini refuses the tool. */
function withoutFreeObjects(schema: JsonSchema): JsonSchema {
  const { properties, required = [], description, ...rest } = schema as ObjectSchema;
  if (properties === undefined) return schema;
  const isFree = ([, part]: [string, JsonSchema]) => part['type'] === 'object' && !part['properties'];
  const free = Object.entries(properties).filter(isFree);
  const said = free.map(
    ([name, part]) => `Also takes \`${name}\`, an object: ${String(part['description'])}`,
  );
  const needed = required.filter((name) => !free.some(([each]) => each === name));
  const words = [description, ...said].filter((each) => each !== undefined).join('. ');
  return {
    ...rest,
    ...(words === '' ? {} : { description: words }),
    ...(needed.length === 0 ? {} : { required: needed }),
    properties: Object.fromEntries(Object.entries(properties).filter((entry) => !isFree(entry))),
  };
}
