import {
  ADMIN_ENDPOINTS,
  type AdminData,
  type AdminEndpoint,
  type AdminEndpoints,
  type AdminId,
  routePattern,
} from '@svc/contracts';
import {
  ApiError,
  invalidBody,
  invalidField,
  invalidFields,
  type ResponseCheck,
  sendJson,
} from '@svc/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';

type Immutable<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Immutable<Value[Name]> }
  : Value;
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type ParsedParts<Part> = { readonly [Name in keyof Part]: Parsed<Part[Name]> };
type PartOf<Entry, Name extends string> = Entry extends { readonly [Key in Name]: infer Part }
  ? Part
  : undefined;

/** What a call brings, read by the schemas of its entry. */
export interface AdminCall<Entry extends AdminEndpoint = AdminEndpoint> {
  readonly params: ParsedParts<PartOf<Entry, 'pathParams'>>;
  readonly query: Parsed<PartOf<Entry, 'query'>>;
  readonly body: Parsed<PartOf<Entry, 'body'>>;
  /** For what is written down about the call. */
  readonly request: FastifyRequest;
}

/** The handler of each entry: gives `data` of the answer. */
export type AdminHandlers = {
  readonly [Id in AdminId]: (
    call: AdminCall<AdminEndpoints[Id]>,
  ) => Promise<Immutable<AdminData<AdminEndpoints[Id]>>>;
};

/** Handlers of some entries: the parts of a call and the answer have the types of the entry. */
export function adminHandlers<Ids extends AdminId>(
  handlers: Pick<AdminHandlers, Ids>,
): Pick<AdminHandlers, Ids> {
  return handlers;
}

/** More than any entry takes. */
const MOST_FIELDS = 100;

type AnyHandler = (call: AdminCall) => Promise<unknown>;

interface Mounted {
  readonly checkResponse: ResponseCheck;
  readonly production: boolean;
  /** Only what patient portals may call. */
  readonly portalsOnly: boolean;
}

/** Serves every entry with its handler. */
export function mountAdmin(
  app: FastifyInstance,
  handlers: AdminHandlers,
  { checkResponse, production, portalsOnly }: Mounted,
): void {
  for (const [id, endpoint] of Object.entries<AdminEndpoint>(ADMIN_ENDPOINTS)) {
    if (portalsOnly && endpoint.auth !== 'portal') continue;
    const handler = handlers[id as AdminId] as AnyHandler;
    const checked = { id, response: z.object({ data: endpoint.data }) };
    app.route({
      method: endpoint.method,
      url: routePattern(endpoint.path),
      config: { auth: endpoint.auth, unrecorded: endpoint.unrecorded },
      handler: async (request, reply) => {
        const answer = { ok: true, data: await handler(readCall(endpoint, request)) };
        // In production what was done is answered: a key that was made is shown once.
        if (!production) checkResponse(checked, answer);
        sendJson(reply, JSON.stringify(answer), endpoint.successStatus);
      },
    });
  }
}

export function readCall(
  { body, query, pathParams }: Pick<AdminEndpoint, 'body' | 'query' | 'pathParams'>,
  request: FastifyRequest,
): AdminCall {
  return {
    body: body && read(body, request.body),
    query: query && read(query, request.query),
    params: pathParams && read(z.object(pathParams), request.params),
    request,
  } as AdminCall;
}

function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  if (sent === undefined) throw invalidBody('The request has no body; send a JSON object.', 'is required');
  // A strict schema lists every field it does not know: of a megabyte of them that takes longer than reading it.
  if (Object.keys(Object(sent)).length > MOST_FIELDS)
    throw invalidField('body', `must have at most ${MOST_FIELDS} fields`);
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  return parsed.data;
}

/** The value, or a 404 that names what was not found. */
export function found<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new ApiError('not_found', `There is no such ${what}.`);
  return value;
}
