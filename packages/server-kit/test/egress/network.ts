import { connect as connectTcp, Socket } from 'node:net';
import type { Connect } from '../../src/egress/dial.ts';
import type { Resolve } from '../../src/egress/resolve.ts';

/** A network without a network: names resolve as told, and what would be dialled is written down. */
export interface StubNetwork {
  readonly resolve: Resolve;
  readonly connect: Connect;
  /** Names that were resolved, in order. */
  readonly resolved: string[];
  /** Addresses and ports that were dialled, in order. */
  readonly dialled: string[];
  /** The sockets of the dialled, in order. */
  readonly sockets: Socket[];
}

/** What a dialled address does: a port of this machine takes its place, or nothing ever answers, or it refuses. */
type Peer = number | 'hangs' | 'refuses';

export interface StubOptions {
  /** The answers to a name, one for each time it is asked; the last stays. Others do not exist. */
  readonly names?: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly peers?: Readonly<Record<string, Peer>>;
  /** The address a socket says it is connected to, when it is not the dialled one. */
  readonly remoteAddress?: string;
}

/** Nothing leaves this machine: only ports of 127.0.0.1 given as peers are connected to. */
export function stubNetwork({ names = {}, peers = {}, remoteAddress }: StubOptions = {}): StubNetwork {
  const resolved: string[] = [];
  const dialled: string[] = [];
  const sockets: Socket[] = [];
  const open = (address: string): Socket => {
    const peer = peers[address] ?? 'refuses';
    if (peer === 'hangs') return new Socket();
    if (peer === 'refuses') return refusedSocket(address);
    const socket = connectTcp({ host: '127.0.0.1', port: peer });
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress ?? address });
    return socket;
  };
  return {
    resolved,
    dialled,
    sockets,
    async resolve(hostname) {
      const answers = names[hostname] ?? [];
      const asked = resolved.filter((name) => name === hostname).length;
      resolved.push(hostname);
      const answer = answers[Math.min(asked, answers.length - 1)];
      if (answer === undefined) throw Object.assign(new Error(`queryA ${hostname}`), { code: 'ENOTFOUND' });
      return answer;
    },
    connect({ address, port }) {
      dialled.push(`${address} ${port}`);
      const socket = open(address);
      sockets.push(socket);
      return socket;
    },
  };
}

function refusedSocket(address: string): Socket {
  const socket = new Socket();
  const error = Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: 'ECONNREFUSED' });
  process.nextTick(() => socket.destroy(error));
  return socket;
}
