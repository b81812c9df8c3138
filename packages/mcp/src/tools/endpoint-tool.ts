import { AGENT_ENDPOINTS, type Endpoint, FHIR_ENDPOINTS, PRODUCT_ENDPOINTS } from '@svc/contracts';
import * as z from 'zod';
import type { Backend, EndpointCall, ToolError } from '../backends/backend.ts';
import { inputSchemaOf } from './json-schema.ts';
import type { Tool } from './tool.ts';

/** Endpoints with a body that keep nothing of it. */
const STATELESS: ReadonlySet<string> = new Set(
  [PRODUCT_ENDPOINTS, AGENT_ENDPOINTS, FHIR_ENDPOINTS].flatMap((table) =>
    Object.values<Endpoint>(table).map(({ id }) => id),
  ),
);

/** Sent on with a write, so that a second try of it is no second write. */
const KEY_MUST = 'must be 1 to 255 visible ASCII characters';
const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, KEY_MUST)
  .describe('The same on every try of one write: it is done once, and answered alike for 24 hours');

/**
 * The tool of an endpoint, by the id of its operation. Arguments are the fields of body, path and query beside each
 * other; no two of them share a name.
 */
export function endpointTool(endpoint: Endpoint, backend: Backend): Tool {
  const { id, summary, description } = endpoint;
  const writes = isWrite(endpoint);
  return {
    name: id,
    title: summary,
    description: description === undefined ? `${summary}.` : `${summary}. ${description}`,
    inputSchema: argumentsOf(endpoint),
    writes,
    destructive: id === 'disconnectWearable',
    async run({ idempotencyKey, ...args }, signal) {
      const key = IdempotencyKey.optional().safeParse(idempotencyKey);
      if (writes && !key.success) return { ok: false, error: badKey() };
      return backend.call({
        ...partsOf(endpoint, args),
        idempotencyKey: writes ? key.data : undefined,
        signal,
      });
    },
  };
}

/** Whether an endpoint changes what is stored. */
export function isWrite({ id, method }: Endpoint): boolean {
  return method !== 'GET' && !STATELESS.has(id);
}

/** Schemas by argument, apart from the body. */
function besideBody({ pathParams = {}, query }: Endpoint): Readonly<Record<string, z.ZodType>> {
  return { ...pathParams, ...query?.shape };
}

/** Made once: a server over HTTP has its tools made anew for every message. */
const ARGUMENTS = new WeakMap<Endpoint, Tool['inputSchema']>();

function argumentsOf(endpoint: Endpoint): Tool['inputSchema'] {
  const known = ARGUMENTS.get(endpoint);
  if (known !== undefined) return known;
  const made = describeArguments(endpoint);
  ARGUMENTS.set(endpoint, made);
  return made;
}

function describeArguments(endpoint: Endpoint): Tool['inputSchema'] {
  const writes = isWrite(endpoint);
  const beside = inputSchemaOf(
    z.object({ ...besideBody(endpoint), ...(writes ? { idempotencyKey: IdempotencyKey.optional() } : {}) }),
  ) as ObjectSchema;
  if (endpoint.body === undefined) return beside;
  const body = inputSchemaOf(endpoint.body) as ObjectSchema;
  const required = [...(beside.required ?? []), ...(body.required ?? [])];
  return {
    ...body,
    properties: { ...beside.properties, ...body.properties },
    ...(required.length === 0 ? {} : { required }),
  };
}

type ObjectSchema = Tool['inputSchema'] & {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
};

function partsOf(
  endpoint: Endpoint,
  args: Readonly<Record<string, unknown>>,
): Pick<EndpointCall, 'endpoint' | 'path' | 'query' | 'body'> {
  const { pathParams = {}, query, body } = endpoint;
  const beside = new Set(Object.keys(besideBody(endpoint)));
  const inBody = Object.entries(args).filter(([name]) => !beside.has(name));
  return {
    endpoint,
    path: textsOf(pathParams, args),
    query: textsOf(query?.shape ?? {}, args),
    body: body === undefined ? undefined : Object.fromEntries(inBody),
  };
}

function badKey(): ToolError {
  const issues = [{ path: 'idempotencyKey', message: KEY_MUST }];
  return { code: 'invalid_request', message: `idempotencyKey: ${KEY_MUST}`, issues };
}

/** As they would stand in a URL; what is no text or number is left to the schema of the endpoint to refuse. */
function textsOf(
  schemas: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(schemas).flatMap((name) => {
      const value = fields[name];
      if (value === undefined) return [];
      return [
        [name, typeof value === 'string' || typeof value === 'number' ? String(value) : (value as string)],
      ];
    }),
  );
}
