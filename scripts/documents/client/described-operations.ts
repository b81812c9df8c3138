import { ALL_ENDPOINTS, buildOpenApi, type Endpoint } from '@svc/contracts';
import type { JsonSchema } from './print-type.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** An operation with what goes in and what comes out. */
export interface Operation {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly summary: string;
  readonly query: JsonSchema | undefined;
  readonly body: JsonSchema | undefined;
  /** What a method of the client gives: `data` where the answer has an envelope. */
  readonly answer: JsonSchema;
  readonly enveloped: boolean;
}

const DIGITS_ONLY = { accepts: '1', refuses: 'a' };
const DOCUMENT = buildOpenApi();

export const SCHEMAS = DOCUMENT.components.schemas as Readonly<Record<string, JsonSchema>>;
export const WEBHOOKS = DOCUMENT.webhooks as unknown as Readonly<
  Record<string, { readonly post: Described }>
>;

/** Every operation of the OpenAPI document, in the order of the endpoint table. */
export const OPERATIONS: readonly Operation[] = Object.entries<Endpoint>(ALL_ENDPOINTS).map(
  ([id, endpoint]) => {
    const described = DOCUMENT.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as unknown as Described;
    const answered = bodyOf(described.responses[endpoint.successStatus ?? 200]) ?? {};
    const data = answered.properties?.['ok'] === undefined ? undefined : answered.properties['data'];
    return {
      id,
      endpoint,
      summary: described.summary,
      query: queryOf(described.parameters ?? []),
      body: bodyOf(described.requestBody),
      answer: data ?? answered,
      enveloped: data !== undefined,
    };
  },
);

export function bodyOf({ content = {} }: Content = {}): JsonSchema | undefined {
  return Object.values(content)[0]?.schema;
}

function queryOf(parameters: readonly Parameter[]): JsonSchema | undefined {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  if (asked.length === 0) return undefined;
  return {
    properties: Object.fromEntries(
      asked.map(({ name, schema, description }) => [
        name,
        { ...asNumber(schema), ...(description === undefined ? {} : { description }) },
      ]),
    ),
    required: asked.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** What is a text in an address or a form only because all is text there: callers give the number. */
export function asNumber(schema: JsonSchema): JsonSchema {
  if (schema.type !== 'string' || schema.pattern === undefined) return schema;
  const pattern = new RegExp(schema.pattern);
  return pattern.test(DIGITS_ONLY.accepts) && !pattern.test(DIGITS_ONLY.refuses)
    ? { type: 'integer', ...(schema.description === undefined ? {} : { description: schema.description }) }
    : schema;
}
