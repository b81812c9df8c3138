import { connect } from 'node:net';
import type { Answer } from './call.ts';

/** What is written, in order: bytes, a pause, the end of our side, or a reset. */
export type Step = string | Buffer | { readonly waitMs: number } | 'half-close' | 'reset';

export interface Exchange {
  readonly answers: readonly Answer[];
  /** The server closed the connection. */
  readonly closed: boolean;
  /** Bytes behind the last whole answer. */
  readonly rest: string;
}

interface Limits {
  /** Enough answers: we stop listening. */
  readonly answers: number;
  readonly timeoutMs?: number;
}

/** Writes bytes as they are to a connection of its own and reads whole answers until there are enough of them. */
export function exchangeRaw(
  port: number,
  steps: readonly Step[],
  { answers, timeoutMs = 40_000 }: Limits,
): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    const chunks: Buffer[] = [];
    let closed = false;
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ ...readAnswers(Buffer.concat(chunks)), closed });
    };
    const timer = setTimeout(finish, timeoutMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (readAnswers(Buffer.concat(chunks)).answers.length >= answers) finish();
    });
    // A reset is an answer of its own kind: whatever came before it is kept.
    socket.on('error', () => {});
    socket.on('end', () => {
      closed = true;
      finish();
    });
    socket.on('close', () => {
      closed = true;
      finish();
    });
    void write(socket, steps);
  });
}

async function write(socket: ReturnType<typeof connect>, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (socket.destroyed) return;
    if (step === 'half-close') socket.end();
    else if (step === 'reset') socket.resetAndDestroy();
    else if (typeof step === 'object' && 'waitMs' in step)
      await new Promise((resolve) => setTimeout(resolve, step.waitMs));
    else if (!socket.write(step))
      await Promise.race(
        ['drain', 'close'].map((event) => new Promise((resolve) => socket.once(event, resolve))),
      );
  }
}

/** Whole answers with a content-length, informational ones left out. */
function readAnswers(bytes: Buffer): Pick<Exchange, 'answers' | 'rest'> {
  const answers: Answer[] = [];
  let from = 0;
  for (;;) {
    const headEnd = bytes.indexOf('\r\n\r\n', from);
    if (headEnd < 0) break;
    const [first = '', ...lines] = bytes.toString('latin1', from, headEnd).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    );
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]);
    const bodyEnd = headEnd + 4 + Number(headers['content-length'] ?? 0);
    if (!(bodyEnd <= bytes.length)) break;
    if (status >= 200) answers.push({ status, headers, text: bytes.toString('utf8', headEnd + 4, bodyEnd) });
    from = bodyEnd;
  }
  return { answers, rest: bytes.toString('latin1', from) };
}
