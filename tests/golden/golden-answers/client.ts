import type { OutgoingHttpHeaders } from 'node:http';
import { bearer, createClient } from '../../support/call.ts';
import { bodyText } from './body-text.ts';
import { NOW_HEADER } from './pinned-names.ts';
import { createPlaceholders } from './placeholders.ts';
import type { Entry } from './recording.ts';
import { isOfThisRun } from './run-dependent.ts';

/** A request of a flow. */
interface GoldenCall {
  /** GET without a body, POST with one, when not given. */
  readonly method?: string;
  readonly path: string;
  readonly key?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Text and bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
}

export interface GoldenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The text at a path such as `data.events[0].id`; `none` when there is none. */
  at(path: string): string;
}

/** Sends the requests of the flows one after the other and writes down what comes back. */
export interface GoldenClient {
  send(call: GoldenCall): Promise<GoldenAnswer>;
  readonly entries: readonly Entry[];
  close(): void;
}

interface ClientOptions {
  readonly port: number;
  readonly flow: () => string;
  /** The moment the next request is answered at. */
  readonly nextMs: () => number;
  /** Texts of this run that stand in answers, with what is written instead. */
  readonly texts: readonly (readonly [text: string, instead: string])[];
}

const LONG = 4_000;
/** The moment a connection was used at, and how long it stays: the only headers that follow the real clock. */
const LEFT_OUT = ['date', 'connection', 'keep-alive'];

export function createGoldenClient({ port, flow, nextMs, texts }: ClientOptions): GoldenClient {
  const client = createClient(1);
  const placeholders = createPlaceholders();
  const entries: Entry[] = [];
  const plain = (text: string) =>
    placeholders.replace(texts.reduce((left, [own, instead]) => left.replaceAll(own, instead), text));

  async function exchange({ method, path, key, headers, body }: GoldenCall) {
    const raw = typeof body === 'string' || Buffer.isBuffer(body) || body === undefined;
    const bytes = raw ? body : JSON.stringify(body);
    const verb = method ?? (bytes === undefined ? 'GET' : 'POST');
    const answer = await client.send({
      port,
      method: verb,
      path,
      headers: {
        [NOW_HEADER]: nextMs(),
        ...(key === undefined ? {} : bearer(key)),
        ...(bytes === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(bytes === undefined ? {} : { body: bytes }),
    });
    return { verb, bytes, answer };
  }

  function keep(path: string, { verb, bytes, answer }: Awaited<ReturnType<typeof exchange>>): GoldenAnswer {
    const sent = bytes === undefined ? null : bytes.toString('utf8');
    const kept = Object.entries(answer.headers).filter(
      // Figures that are left out leave their digits in the length.
      ([name]) =>
        !LEFT_OUT.includes(name) &&
        !(name === 'content-length' && path === '/metrics') &&
        !isOfThisRun(path, name),
    );
    entries.push({
      flow: flow(),
      method: verb,
      path: plain(path),
      sent:
        sent !== null && sent.length > LONG
          ? `${sent.length} characters`
          : sent === null
            ? null
            : plain(sent),
      status: answer.status,
      headers: Object.fromEntries(kept.map(([name, value]) => [name, plain(String(value))])),
      body: bodyText(path, answer, plain),
    });
    return { ...answer, at: (where) => textAt(answer.text, where) };
  }

  return {
    entries,
    send: async (call) => keep(call.path, await exchange(call)),
    close: () => client.close(),
  };
}

function textAt(json: string, path: string): string {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return 'none';
  }
  for (const step of path.split(/[.[\]]+/).filter((part) => part !== ''))
    value = (value as Record<string, unknown> | null | undefined)?.[step];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'none';
}
