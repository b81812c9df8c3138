import { Agent as HttpAgent, type ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Target } from './check-url.ts';
import { type DialOptions, dial } from './dial.ts';

/** What a request carries to the place where its connection is made. */
export interface Dialling {
  readonly target: Target;
  readonly signal: AbortSignal;
}

/** Connections of one client, kept per origin. A kept one was checked when it was made, and its name is not asked again. */
export interface KeptConnections {
  agentFor(target: Target): HttpAgent;
  /** Closes the idle connections to the origin, so that the next request makes one. */
  dropIdle(target: Target): void;
  /** Closes all, those in use included. */
  close(): void;
}

/** Below the 5 s after which many servers close an idle connection themselves. */
const IDLE_MS = 4000;
/** A name that moves is followed within this time, however busy the connection. */
const MAX_AGE_MS = 60_000;
const MAX_IDLE_PER_ORIGIN = 32;
const MAX_IDLE = 512;
const AGENT_OPTIONS = {
  keepAlive: true,
  timeout: IDLE_MS,
  maxFreeSockets: MAX_IDLE_PER_ORIGIN,
  scheduling: 'lifo',
} as const;

type Created = (error: Error | null, socket?: Duplex) => void;

/** @param clock milliseconds that never go back, for the age of a connection */
export function createKeptConnections(options: DialOptions, clock: () => number): KeptConnections {
  const bornAt = new WeakMap<Duplex, number>();

  async function connect(agent: HttpAgent, request: ClientRequestArgs, created: Created): Promise<void> {
    const { target, signal } = (request as { egress: Dialling }).egress;
    try {
      const socket = await dial(target, options, signal);
      bornAt.set(socket, clock());
      created(null, socket);
    } catch (error) {
      forget(agent, request);
      created(error as Error);
    }
  }

  /** Lets one agent make connections by {@link dial} alone, and keep only young ones. */
  function govern<Agent extends HttpAgent>(agent: Agent): Agent {
    const keepSocketAlive = agent.keepSocketAlive.bind(agent) as (socket: Duplex) => boolean;
    agent.createConnection = (request, created) => {
      void connect(agent, request, created as Created);
      // The agent waits for the callback.
      return undefined;
    };
    agent.keepSocketAlive = (socket: Duplex) =>
      clock() - (bornAt.get(socket) ?? 0) < MAX_AGE_MS && idleCount() < MAX_IDLE && keepSocketAlive(socket);
    return agent;
  }

  const http = govern(new HttpAgent(AGENT_OPTIONS));
  const https = govern(new HttpsAgent(AGENT_OPTIONS));
  const agentFor = ({ url }: Target) => (url.protocol === 'https:' ? https : http);
  const idleCount = () =>
    [http, https].flatMap(({ freeSockets }) => Object.values(freeSockets)).reduce(countSockets, 0);

  return {
    agentFor,
    dropIdle(target) {
      const agent = agentFor(target);
      const name = agent.getName({ host: target.hostname, port: target.port });
      for (const socket of agent.freeSockets[name] ?? []) socket.destroy();
    },
    close() {
      http.destroy();
      https.destroy();
    },
  };
}

/** The agent keeps an empty list for every origin it could not reach: callers could name any number of them. */
function forget(agent: HttpAgent, request: ClientRequestArgs): void {
  const name = agent.getName(request);
  if (agent.sockets[name]?.length === 0) delete (agent.sockets as Record<string, Socket[]>)[name];
}

function countSockets(sum: number, sockets: readonly Socket[] | undefined): number {
  return sum + (sockets?.length ?? 0);
}
