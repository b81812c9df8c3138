import { type Endpoint, type EndpointId, ENDPOINTS } from '@svc/contracts';
import { invalidField } from '@svc/server-kit';
import { rawBodyFrom } from './raw-body-from.ts';

/** A message as the tools take it. */
export interface ReadMessage {
  readonly message: unknown;
  /** The body of the endpoint that is called, apart from the message: a worker computes it, and no other thread reads it. */
  readonly body?: Uint8Array;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a client says of itself with every message of the revision of 2026. */
const MOST_META_CHARACTERS = 4_096;
/** Arguments of the tools that are no endpoints. */
const OF_LOOK_UPS = ['name', 'medications'];

/**
 * Makes a large message small: of a call stays what its tool reads, and the body of an endpoint leaves as bytes.
 *
 * @throws ApiError `invalid_request` when it calls no tool: nothing else has much to say
 */
export function lightened(message: unknown): ReadMessage {
  // Refused for what it is, by whoever takes the message.
  if (Array.isArray(message)) return { message: [] };
  const { jsonrpc, id, method, params } = Object(message) as Fields;
  if (method !== 'tools/call')
    throw invalidField('body', 'must be smaller: only tools/call takes a message of this size');
  const { name, arguments: given, _meta } = Object(params) as Fields;
  if (_meta !== undefined && JSON.stringify(_meta).length > MOST_META_CHARACTERS)
    throw invalidField('params._meta', `must have at most ${MOST_META_CHARACTERS} characters as JSON`);
  const { args, body } = argumentsOf(name, Object(given) as Fields);
  const meta = _meta === undefined ? {} : { _meta };
  const light = { jsonrpc, id, method, params: { name, arguments: args, ...meta } };
  return { message: light, ...(body === undefined ? {} : { body }) };
}

function argumentsOf(name: unknown, given: Fields): { args: Fields; body?: Uint8Array } {
  if (typeof name !== 'string' || !Object.hasOwn(ENDPOINTS, name)) return { args: pick(given, OF_LOOK_UPS) };
  const endpoint: Endpoint = ENDPOINTS[name as EndpointId];
  const beside = ['idempotencyKey', ...Object.keys(endpoint.pathParams ?? {}), ...queryNames(endpoint)];
  if (rawBodyFrom(name) === undefined) return { args: pick(given, [...beside, ...bodyNames(endpoint)]) };
  const body = Object.fromEntries(Object.entries(given).filter(([field]) => !beside.includes(field)));
  return { args: pick(given, beside), body: Buffer.from(JSON.stringify(body)) };
}

const queryNames = ({ query }: Endpoint) => Object.keys(query?.shape ?? {});
const bodyNames = ({ body }: Endpoint) => Object.keys((body as { shape?: object } | undefined)?.shape ?? {});

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]]),
  );
}
