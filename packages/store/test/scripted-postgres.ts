import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How a server goes away under a connection that it let in. */
export type Breaking = 'fatal with the welcome' | 'fatal' | 'reset' | 'silence';

/** Speaks as much of the protocol as a connection needs to be opened and asked one thing. */
export interface ScriptedPostgres {
  /** `127.0.0.1:port`. */
  readonly host: string;
  /** From now on every statement, or the welcome itself, ends so; undefined mends it. */
  breakWith(breaking: Breaking | undefined): void;
  stop(): void;
}

/** Logged in, with the number of a process, and waiting for a statement. */
export const WELCOME = Buffer.from('5200000008000000004b0000000c00001092000000005a0000000549', 'hex');
const PROCESS_ID = '4242';

const FATAL = message(
  'E',
  Buffer.concat([
    ...['SFATAL', 'VFATAL', 'C57P01', 'Mterminating connection due to administrator command'].map(text),
    Buffer.alloc(1),
  ]),
);

export async function startScriptedPostgres(): Promise<ScriptedPostgres> {
  const sockets = new Set<Socket>();
  let breaking: Breaking | undefined;
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.once('data', () => {
      if (breaking === 'fatal with the welcome') socket.end(Buffer.concat([WELCOME, FATAL]));
      else socket.write(WELCOME);
      socket.on('data', (data) => {
        if (breaking === undefined) socket.write(answerTo(data.toString('latin1')));
        else if (breaking === 'fatal') socket.end(FATAL);
        else if (breaking === 'reset') socket.resetAndDestroy();
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakWith(next) {
      breaking = next;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** One row of one column of text. */
function answerTo(statement: string): Buffer {
  if (/transaction_read_only/.test(statement)) return answer('transaction_read_only', 'off');
  return answer('pid', PROCESS_ID);
}

function answer(name: string, value: string): Buffer {
  const column = Buffer.concat([text(name), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]);
  return Buffer.concat([
    message('T', Buffer.concat([int16(1), column])),
    message('D', Buffer.concat([int16(1), int32(value.length), Buffer.from(value)])),
    message('C', text('SELECT 1')),
    message('Z', Buffer.from('I')),
  ]);
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(4 + body.length), body]);
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
