import type { CONSOLE_PREFIX, ConsoleId } from '@svc/contracts';
import type { CallData, CallInput } from './call-types.ts';
import { OPERATIONS } from './wire/operations.ts';
import { Problem } from './problem.ts';

const PREFIX: typeof CONSOLE_PREFIX = '/api/console/v1';
const SIGN_IN_HEADER = 'x-svc-sign-in';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: typeof globalThis.fetch;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Calls an operation of the console's API. @throws Problem */
export async function call<Id extends ConsoleId>(
  id: Id,
  input: CallInput<Id>,
  { signal, fetch = globalThis.fetch }: CallOptions = {},
): Promise<CallData<Id>> {
  const { params = {}, query = {}, body } = input as AnyInput;
  const [method, path] = OPERATIONS[id];
  // A write without a body is sent as JSON as well: a form of another site cannot do that.
  const sent = method === 'GET' ? undefined : JSON.stringify(body ?? {});
  const response = await fetch(PREFIX + filled(path, params) + searchOf(query), {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: sent }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted === true) throw error;
    throw new Problem({ status: 0, code: 'no_answer', message: '' });
  });
  return readAnswer(response);
}

function filled(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function searchOf(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? '' : `?${search}`;
}

interface Envelope<Data> {
  readonly ok?: boolean;
  readonly data?: Data;
  readonly requestId?: string;
  readonly error?: {
    code: string;
    message: string;
    docs?: string;
    issues?: { path: string; message: string }[];
  };
}

async function readAnswer<Data>(response: Response): Promise<Data> {
  const { status } = response;
  const envelope = (await response.json().catch(() => null)) as Envelope<Data> | null;
  if (response.ok && envelope?.ok === true) return envelope.data as Data;
  const { error, requestId = response.headers.get('x-request-id') ?? undefined } = envelope ?? {};
  const isRecent = status === 403 && response.headers.get(SIGN_IN_HEADER) === 'recent';
  throw new Problem({
    status,
    code: error?.code ?? 'unreadable_answer',
    message: error?.message ?? '',
    requestId,
    docs: error?.docs,
    issues: error?.issues,
    wants: isRecent ? 'recent' : status === 401 ? 'session' : undefined,
  });
}
