import { validateHeaderName, validateHeaderValue } from 'node:http';
import {
  assertOnThisMachine,
  checkOperatorUrl,
  checkUrl,
  type HostPort,
  type Target,
  type UrlCheck,
} from './check-url.ts';
import { type Connect, connectByTcp } from './dial.ts';
import { EgressError, refused } from './egress-error.ts';
import { createExchange, type EgressResponse, type Outgoing } from './exchange.ts';
import { createConnections, type Connections } from './connections.ts';
import { createDnsResolver, type Resolve, resolveBySystem } from './resolve.ts';
import { createSlotPool } from '../limits/slot-pool.ts';

/** One outgoing request. */
export interface EgressRequest {
  readonly url: string;
  /** GET when absent. */
  readonly method?: string;
  /** Without the connection's own (`host`, `content-length`, …), which are set here. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Covers everything from resolving the name to the last byte; 15,000 when absent. */
  readonly deadlineMs?: number;
  /** Ends the request as `connection_error` when aborted. */
  readonly signal?: AbortSignal;
  /** Most bytes of the response body; 1 MiB when absent. */
  readonly maxResponseBytes?: number;
  /**
   * What a larger body means: a `too_large` failure (the default), or an answer cut to the first bytes, for a caller
   * that only wants the status.
   */
  readonly largeBody?: 'fail' | 'cut';
  /**
   * Whether it may be sent again when a kept connection turns out to be closed; true for GET and HEAD when absent. The
   * other side may then see it twice.
   */
  readonly repeatable?: boolean;
}

/** Sends requests under caps. */
export interface EgressClient {
  /**
   * Sends one request. No redirect is followed: a 3xx is an answer like any other. The body is as it came, never
   * decompressed.
   *
   * @throws EgressError with `code`, and with `rule` when the address was refused
   * @throws TypeError for a header that the connection sets itself, or one with a line break
   */
  fetch(request: EgressRequest): Promise<EgressResponse>;
  /** Ends every request in flight as `connection_error` and closes all connections. */
  close(): void;
}

/** What tests substitute for the network. */
export interface EgressNetwork {
  readonly resolve?: Resolve;
  readonly connect?: Connect;
  /** Certificate authorities in PEM instead of those of Node. */
  readonly ca?: string;
  /** Milliseconds that never go back. */
  readonly clock?: () => number;
}

export interface GuardedOptions extends EgressNetwork {
  readonly production: boolean;
  /** Places on this machine that are let through; not in production. */
  readonly allow?: readonly HostPort[];
}

const DEADLINE_MS = 15_000;
const MAX_RESPONSE_BYTES = 1_048_576;
const REPEATABLE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** They frame the message or name the host: the connection's business. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * A client for addresses that callers supply (webhooks, images): only https in production, only public addresses,
 * each name resolved once per connection, and exactly the checked address dialled.
 *
 * @throws TypeError when `allow` is given in production, or holds a name that could lead elsewhere
 */
export function createGuardedClient({ production, allow = [], ...network }: GuardedOptions): EgressClient {
  if (production && allow.length > 0) throw new TypeError('Nothing is let through in production.');
  assertOnThisMachine(allow);
  const connections = createConnections(
    {
      resolve: network.resolve ?? createDnsResolver(),
      connect: network.connect ?? connectByTcp,
      publicOnly: true,
      ca: network.ca,
    },
    network.clock ?? (() => performance.now()),
  );
  return clientOf(connections, (url) => checkUrl(url, { production, allow }));
}

/**
 * A client for addresses that the operator set (model, OAuth providers, blob store): the same caps, no redirects either,
 * but any address. Never give it an address that a caller can influence.
 */
export function createOperatorClient(network: EgressNetwork = {}): EgressClient {
  const connections = createConnections(
    {
      resolve: network.resolve ?? resolveBySystem,
      connect: network.connect ?? connectByTcp,
      publicOnly: false,
      ca: network.ca,
    },
    network.clock ?? (() => performance.now()),
  );
  return clientOf(connections, checkOperatorUrl);
}

function clientOf(connections: Connections, check: (url: string) => UrlCheck): EgressClient {
  const inFlight = createSlotPool<(error: EgressError) => void>();
  const exchange = createExchange(connections);

  return {
    async fetch(request) {
      const checked = check(request.url);
      if (!checked.ok) throw refused(checked.rule);
      const outgoing = outgoingOf(request, checked.target);
      return new Promise((resolve, reject) => {
        const { signal, deadlineMs = DEADLINE_MS } = request;
        const abort = () => stop(new EgressError('connection_error', { reason: 'ABORTED' }));
        const finish = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', abort);
          inFlight.free(place);
        };
        const stop = exchange(
          outgoing,
          (response) => {
            finish();
            resolve(response);
          },
          (error) => {
            finish();
            reject(error);
          },
        );
        const timer = setTimeout(() => stop(new EgressError('timeout')), deadlineMs);
        const place = inFlight.take(stop);
        if (signal?.aborted) abort();
        else signal?.addEventListener('abort', abort);
      });
    },
    close() {
      for (const stop of inFlight.items()) stop(new EgressError('connection_error', { reason: 'CLOSED' }));
      connections.close();
    },
  };
}

function outgoingOf(request: EgressRequest, target: Target): Outgoing {
  const method = request.method ?? 'GET';
  const { headers = {}, largeBody = 'fail' } = request;
  for (const [name, value] of Object.entries(headers)) {
    if (OWN_HEADERS.has(name.toLowerCase()))
      throw new TypeError(`The header ${name} is set by the client, not by its caller.`);
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return {
    target,
    method,
    // Nothing is decompressed here, so nothing compressed is asked for.
    headers: { ...headers, 'accept-encoding': 'identity' },
    body: request.body,
    maxResponseBytes: request.maxResponseBytes ?? MAX_RESPONSE_BYTES,
    cutsLargeBody: largeBody === 'cut',
    isRepeatable: request.repeatable ?? REPEATABLE_METHODS.has(method),
  };
}
