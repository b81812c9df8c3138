import type { ConsoleEndpoints, ConsoleId } from '@svc/contracts';
import type { OPERATIONS } from './wire/operations.ts';

type Sent<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : never;
type Answered<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never;

type ParamsOf<Entry> = Entry extends { pathParams: infer Params }
  ? { readonly params: { readonly [Name in keyof Params]: Sent<Params[Name]> } }
  : { readonly params?: undefined };

type QueryOf<Entry> = Entry extends { query: infer Query }
  ? Record<never, never> extends Sent<Query>
    ? { readonly query?: Sent<Query> }
    : { readonly query: Sent<Query> }
  : { readonly query?: undefined };

type BodyOf<Entry> = Entry extends { body: infer Body }
  ? { readonly body: Sent<Body> }
  : { readonly body?: undefined };

/** What a call of an operation takes: parts of its path, its query and its body, where it has them. */
export type CallInput<Id extends ConsoleId> = ParamsOf<ConsoleEndpoints[Id]> &
  QueryOf<ConsoleEndpoints[Id]> &
  BodyOf<ConsoleEndpoints[Id]>;

/** `data` of its answer. */
export type CallData<Id extends ConsoleId> = Answered<ConsoleEndpoints[Id]['data']>;

/** Operations that only read. */
export type ReadId = {
  [Id in ConsoleId]: (typeof OPERATIONS)[Id][0] extends 'GET' ? Id : never;
}[ConsoleId];
export type WriteId = Exclude<ConsoleId, ReadId>;
