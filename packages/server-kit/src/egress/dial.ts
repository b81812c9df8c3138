import { once } from 'node:events';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Target } from './check-url.ts';
import { classifyAddress, isSameAddress } from './classify-address.ts';
import { EgressError, reasonOf, refused } from './egress-error.ts';
import type { Resolve } from './resolve.ts';

/** Opens a TCP connection to an address; the caller waits for its `connect` event. */
export type Connect = (place: { readonly address: string; readonly port: number }) => Socket;

export interface DialOptions {
  readonly resolve: Resolve;
  readonly connect: Connect;
  /** Whether every address must be public; false for what the operator set. */
  readonly publicOnly: boolean;
  /** Certificate authorities in PEM instead of those of Node. */
  readonly ca?: string;
}

/** Most addresses of one name that are tried. */
const MAX_DIALS = 4;
/** An address that does not answer gives way to the next after this time; the last may take what the deadline leaves. */
const NEXT_ADDRESS_MS = 3000;

export const connectByTcp: Connect = ({ address, port }) =>
  connectTcp({ host: address, port, noDelay: true, autoSelectFamily: false });

/**
 * A connection to the target: its name resolved once, every address judged, a judged address dialled, the peer compared
 * with it, and for https a TLS socket on top that is verified for the name.
 *
 * @param signal ends the attempt and its half-open socket
 * @throws EgressError
 */
export async function dial(target: Target, options: DialOptions, signal: AbortSignal): Promise<Socket> {
  const addresses = target.addresses ?? (await resolveAll(target.hostname, options.resolve, signal));
  if (options.publicOnly && !target.isAllowed) addresses.forEach(assertPublic);
  const socket = await firstToConnect(addresses.slice(0, MAX_DIALS), target.port, options.connect, signal);
  return target.url.protocol === 'https:' ? secured(socket, target.hostname, options.ca, signal) : socket;
}

async function resolveAll(
  hostname: string,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const addresses = await unlessAborted(resolve(hostname), signal).catch((error: unknown) => {
    throw error instanceof EgressError ? error : new EgressError('dns_failure', { reason: reasonOf(error) });
  });
  if (addresses.length === 0) throw new EgressError('dns_failure');
  return addresses;
}

function assertPublic(address: string): void {
  const found = classifyAddress(address);
  if (found !== 'public') throw refused(found);
}

async function firstToConnect(
  addresses: readonly string[],
  port: number,
  connect: Connect,
  signal: AbortSignal,
): Promise<Socket> {
  for (const [index, address] of addresses.entries()) {
    const isLast = index === addresses.length - 1;
    try {
      return await connected(connect({ address, port }), address, isLast ? null : NEXT_ADDRESS_MS, signal);
    } catch (error) {
      if (isLast || signal.aborted || (error instanceof EgressError && error.code === 'refused_address'))
        throw error;
    }
  }
  throw new EgressError('connection_error');
}

/** The socket once it is connected to this address and no other. */
function connected(
  socket: Socket,
  address: string,
  timeoutMs: number | null,
  signal: AbortSignal,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const timer = timeoutMs === null ? undefined : setTimeout(() => fail(connectionError(null)), timeoutMs);
    const onAbort = () => fail(new EgressError('timeout'));
    const onError = (error: Error) => fail(connectionError(error));
    const onClose = () => fail(connectionError(null));
    const onConnect = () => {
      if (!isSameAddress(socket.remoteAddress ?? '', address)) return fail(refused('connected_elsewhere'));
      stopWaiting();
      resolve(socket);
    };
    const stopWaiting = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      socket.off('connect', onConnect).off('error', onError).off('close', onClose);
    };
    const fail = (error: EgressError) => {
      stopWaiting();
      // A late error of the abandoned socket has no one to tell.
      socket.on('error', () => {});
      socket.destroy();
      reject(error);
    };
    socket.on('connect', onConnect).on('error', onError).on('close', onClose);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
}

function connectionError(error: Error | null): EgressError {
  return new EgressError('connection_error', { reason: reasonOf(error) });
}

/** TLS, once the certificate was checked for `hostname`, whatever the environment says about checking. */
function secured(
  socket: Socket,
  hostname: string,
  ca: string | undefined,
  signal: AbortSignal,
): Promise<Socket> {
  const tls = connectTls({
    socket,
    host: hostname,
    // A server name is never an address (RFC 6066).
    servername: isIP(hostname) === 0 ? hostname : '',
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
    ca,
  });
  return once(tls, 'secureConnect', { signal }).then(
    () => tls,
    (error: unknown) => {
      // A late error of the abandoned socket has no one to tell.
      tls.on('error', () => {});
      tls.destroy();
      throw signal.aborted ? new EgressError('timeout') : connectionError(error as Error);
    },
  );
}

function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new EgressError('timeout'));
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
