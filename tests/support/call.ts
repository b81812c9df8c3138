import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface Call {
  readonly port: number;
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** An answer with its body as it came: of a picture the text tells nothing. */
export interface AnswerInBytes extends Answer {
  readonly bytes: Buffer;
}

/** A client with at most `connections` open at once, kept alive. */
export interface Client {
  send(call: Call): Promise<AnswerInBytes>;
  close(): void;
}

const TIMEOUT_MS = 40_000;

export function createClient(connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: (call) => send(agent, call, 1),
    close: () => agent.destroy(),
  };
}

/** The server may close an idle connection just as it is used again: that is no answer, so the call is made once more. */
async function send(agent: Agent, call: Call, retries: number): Promise<AnswerInBytes> {
  try {
    return await exchange(agent, call);
  } catch (error) {
    const reset = (error as NodeJS.ErrnoException).code === 'ECONNRESET' && 'reused' in (error as object);
    if (reset && retries > 0) return send(agent, call, retries - 1);
    const bytes = Buffer.byteLength(call.body ?? '');
    throw new Error(`${call.method} ${call.path} with ${bytes} bytes: ${String(error)}`, { cause: error });
  }
}

function exchange(agent: Agent, { port, method, path, headers: given, body }: Call): Promise<AnswerInBytes> {
  // Node announces no length by itself for methods that usually have no body.
  const headers = body === undefined ? given : { 'content-length': Buffer.byteLength(body), ...given };
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers, timeout: TIMEOUT_MS });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer after ${TIMEOUT_MS / 1000} s`)));
    outgoing.on('error', (error) =>
      reject(outgoing.reusedSocket ? Object.assign(error, { reused: true }) : error),
    );
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString('utf8');
        resolve({ status: incoming.statusCode as number, headers: incoming.headers, text, bytes });
      });
    });
    outgoing.end(body);
  });
}

export function bearer(key: string): { authorization: string } {
  return { authorization: `Bearer ${key}` };
}

/** Runs `work` for every item, at most `width` at a time, in order of the items. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
