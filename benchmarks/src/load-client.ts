import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The status of a request whose connection ended before its answer. */
const NO_ANSWER = 0;

/** One keep-alive connection that sends a prepared request and reads answers by their content-length. */
class Connection {
  readonly opened: Promise<unknown>;
  private readonly socket: Socket;
  private pending: ((status: number) => void) | undefined;
  private chunks: Buffer[] = [];
  private buffered = 0;

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.opened = once(this.socket, 'connect');
    this.socket.on('data', (chunk) => this.receive(chunk));
    // A connection that could not be opened rejects `opened`; what is asked on one that ended gets no answer.
    this.socket.on('error', () => {});
    this.socket.on('close', () => this.answer(NO_ANSWER));
  }

  send(request: Buffer): Promise<number> {
    if (this.socket.destroyed) return Promise.resolve(NO_ANSWER);
    return new Promise((resolve) => {
      this.pending = resolve;
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.buffered += chunk.length;
    const data = this.chunks.length === 1 ? chunk : Buffer.concat(this.chunks, this.buffered);
    const headEnd = data.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = data.toString('latin1', 0, headEnd);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (data.length < headEnd + 4 + length) return;
    this.chunks = [];
    this.buffered = 0;
    this.answer(Number(head.slice(9, 12)));
  }

  private answer(status: number): void {
    const resolve = this.pending;
    this.pending = undefined;
    resolve?.(status);
  }
}

export interface LoadOptions {
  readonly port: number;
  readonly request: Buffer;
  readonly amount: number;
  readonly connections: number;
  /** Requests a second over all connections; as fast as answers come when absent. */
  readonly ratePerSecond?: number;
}

export interface LoadResult {
  readonly seconds: number;
  /** Milliseconds from the moment the request was due to its answer. */
  readonly latenciesMs: readonly number[];
  readonly statuses: ReadonlyMap<number, number>;
}

/** Sends `amount` requests and waits for every answer. */
export async function load({
  port,
  request,
  amount,
  connections,
  ratePerSecond,
}: LoadOptions): Promise<LoadResult> {
  const open = Array.from({ length: connections }, () => new Connection(port));
  // Requests are timed, not the opening of connections that clients keep.
  await Promise.all(open.map(({ opened }) => opened));
  const latenciesMs: number[] = [];
  const statuses = new Map<number, number>();
  const started = performance.now();
  let next = 0;
  const run = async (connection: Connection) => {
    while (next < amount) {
      const index = next++;
      const due = ratePerSecond === undefined ? performance.now() : started + (index * 1000) / ratePerSecond;
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      // A late start counts against the server, which was busy; an early one, by a timer's rounding, does not help it.
      const from = Math.min(due, performance.now());
      const status = await connection.send(request);
      latenciesMs.push(performance.now() - from);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(open.map(run));
  for (const connection of open) connection.close();
  return { seconds: (performance.now() - started) / 1000, latenciesMs, statuses };
}

/** Counts requests, and those that were not answered with 200. */
export class FailureCount {
  private sent = 0;
  private failed = 0;

  add({ statuses }: Pick<LoadResult, 'statuses'>): void {
    for (const [status, count] of statuses) {
      this.sent += count;
      if (status !== 200) this.failed += count;
    }
  }

  /** Of all requests; rounded up, so that one that failed is seen. */
  get percent(): number {
    return Math.ceil((this.failed / this.sent) * 1e4) / 100;
  }
}

/** The bytes of a POST request. */
export function postRequest(path: string, body: string, key?: string): Buffer {
  const authorization = key === undefined ? '' : `authorization: Bearer ${key}\r\n`;
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${authorization}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
