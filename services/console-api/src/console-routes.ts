import { type AdminCall, readCall } from '@svc/admin-api';
import {
  CONSOLE_ENDPOINTS,
  type ConsoleData,
  type ConsoleEndpoint,
  type ConsoleEndpoints,
  type ConsoleId,
  routePattern,
} from '@svc/contracts';
import { type ResponseCheck, sendJson } from '@svc/server-kit';
import type { PersonSession } from '@svc/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

type Immutable<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Immutable<Value[Name]> }
  : Value;

/** What a call brings, read by the schemas of its entry, and who makes it. */
type ConsoleCall<Entry extends ConsoleEndpoint = ConsoleEndpoint> = Omit<
  AdminCall,
  'params' | 'query' | 'body'
> &
  Pick<Parsed<Entry>, 'params' | 'query' | 'body'> & {
    readonly person: PersonSession;
    /** For headers beside the answer, such as a cookie. */
    readonly reply: FastifyReply;
  };

interface Parsed<Entry> {
  readonly params: ParsedParts<PartOf<Entry, 'pathParams'>>;
  readonly query: ParsedPart<PartOf<Entry, 'query'>>;
  readonly body: ParsedPart<PartOf<Entry, 'body'>>;
}
type PartOf<Entry, Name extends string> = Entry extends { readonly [Key in Name]: infer Part }
  ? Part
  : undefined;
type ParsedPart<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type ParsedParts<Part> = { readonly [Name in keyof Part]: ParsedPart<Part[Name]> };

/** The handler of each entry: gives `data` of the answer. */
export type ConsoleHandlers = {
  readonly [Id in ConsoleId]: (
    call: ConsoleCall<ConsoleEndpoints[Id]>,
  ) => Promise<Immutable<ConsoleData<ConsoleEndpoints[Id]>>>;
};

/** Handlers of some entries: the parts of a call and the answer have the types of the entry. */
export function consoleHandlers<Ids extends ConsoleId>(
  handlers: Pick<ConsoleHandlers, Ids>,
): Pick<ConsoleHandlers, Ids> {
  return handlers;
}

type AnyHandler = (call: ConsoleCall) => Promise<unknown>;

/** Serves every entry with its handler. */
export function mountConsole(
  app: FastifyInstance,
  handlers: ConsoleHandlers,
  { checkResponse, production }: { readonly checkResponse: ResponseCheck; readonly production: boolean },
): void {
  for (const [id, endpoint] of Object.entries<ConsoleEndpoint>(CONSOLE_ENDPOINTS)) {
    const handler = handlers[id as ConsoleId] as AnyHandler;
    const checked = { id, response: z.object({ data: endpoint.data }) };
    app.route({
      method: endpoint.method,
      url: routePattern(endpoint.path),
      config: { auth: endpoint.auth, unrecorded: endpoint.unrecorded, console: endpoint },
      handler: async (request, reply) => {
        const call = { ...readCall(endpoint, request), person: personOf(request), reply };
        const answer = { ok: true, data: await handler(call as ConsoleCall) };
        // In production what was done is answered: a key that was made is shown once.
        if (!production) checkResponse(checked, answer);
        sendJson(reply, JSON.stringify(answer), endpoint.successStatus);
      },
    });
  }
}

/** Who is signed in. Every route of the console has a guard that says so. */
export function personOf({ person }: FastifyRequest): PersonSession {
  if (person === null) throw new Error('a route of the console was reached without a session');
  return person;
}
