import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a port that can stop carrying anything without an end being told, as a firewall that forgot does. */
export interface SilentWay {
  readonly port: number;
  /** Nothing passes from now on: not on what is open, which stays dead for good, nor on what is opened. */
  silence(): void;
  /** What is opened from now on is carried. */
  carry(): void;
  close(): void;
}

export async function openSilentWay(target: number): Promise<SilentWay> {
  let isSilent = false;
  const carried = new Set<Socket>();
  const held = new Set<Socket>();
  const server = createServer((near) => {
    held.add(near.on('error', () => {}).on('close', () => held.delete(near)));
    if (isSilent) return void near.pause();
    const far = connect(target, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      carried.add(end);
      end.setNoDelay(true);
      end.on('error', () => {});
      end.on('close', () => {
        // Of a dead connection the other end learns nothing.
        if (carried.delete(end)) other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      isSilent = true;
      for (const socket of carried) socket.unpipe().pause().removeAllListeners('data');
      carried.clear();
    },
    carry: () => void (isSilent = false),
    close() {
      for (const socket of [...held, ...carried]) socket.destroy();
      server.close();
    },
  };
}
