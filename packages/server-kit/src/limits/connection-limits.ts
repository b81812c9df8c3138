import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup } from '@svc/store';

export interface ConnectionLimits {
  /** Connections of one address that have not shown a valid key; 0 means no limit. */
  readonly perAddress: number;
  /** Connections in all; 0 means no limit. */
  readonly total: number;
  /** Addresses that may stand for many callers, such as proxies: not counted. */
  readonly isExempt: (address: string) => boolean;
  /** Told which limit refused a connection. */
  readonly onRefused: (by: 'address' | 'total') => void;
}

const UNCOUNT = Symbol('uncount');

interface Counted extends Socket {
  [UNCOUNT]?: (() => void) | undefined;
}

/** Closes connections beyond the limits before anything is read from them. */
export function limitConnections(
  server: Server,
  { perAddress, total, isExempt, onRefused }: ConnectionLimits,
): void {
  const openByAddress = new Map<string, number>();
  if (total > 0) server.maxConnections = total;
  server.on('drop', () => onRefused('total'));
  if (perAddress === 0) return;

  server.prependListener('connection', (socket: Counted) => {
    const { remoteAddress = '' } = socket;
    if (isExempt(remoteAddress)) return;
    const group = addressGroup(remoteAddress);
    const open = openByAddress.get(group) ?? 0;
    if (open >= perAddress) {
      onRefused('address');
      socket.destroy();
      return;
    }
    openByAddress.set(group, open + 1);
    socket[UNCOUNT] = () => {
      socket[UNCOUNT] = undefined;
      const left = (openByAddress.get(group) ?? 1) - 1;
      if (left === 0) openByAddress.delete(group);
      else openByAddress.set(group, left);
    };
    socket.once('close', () => socket[UNCOUNT]?.());
  });
}

/** Stops counting the connection as unauthenticated: a valid key came over it. */
export function markAuthenticated(socket: Socket): void {
  (socket as Counted)[UNCOUNT]?.();
}
