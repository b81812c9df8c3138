import {
  adminPolicy,
  type Api,
  ApiError,
  type Guard,
  type Server,
  sendJson,
  singleFlight,
  unavailable,
} from '@svc/server-kit';
import { isReady } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from './config/parse.ts';
import type { Config } from './config/read-config.ts';
import type { Services } from './services.ts';
import { VERSION } from './version.ts';

/** Polled every few seconds by monitoring: not worth reading about in the log. */
const OPEN = { config: { auth: 'public', isProbe: true }, exposeHeadRoute: true } as const;

const UP = JSON.stringify({ status: 'up', version: VERSION });

/** Whether the process is up, whether it can serve, and its figures. */
export function buildHealth(services: Services, { inFlight }: Server, config: Config): Api {
  const { database, metrics } = services;
  const guarded = {
    config: { auth: 'public', isProbe: true },
    onRequest: metricsGuard(config, services),
  } as const;
  // Askers, however many, cost the database one question at a time.
  const ready = singleFlight(() => 'ready', isReady);
  metrics.gauge('svc_requests_in_flight', 'Requests that are not answered yet.', () => inFlight.size);
  metrics.gauge('svc_build_info', 'Always 1; which version serves is its label.', () => 1, {
    version: VERSION,
  });
  return {
    routes(app) {
      app.get('/healthz', OPEN, (_request, reply) => sendJson(reply, UP));
      app.get('/readyz', OPEN, async (_request, reply) => {
        if (inFlight.leaving) throw unavailable('Not ready: the server is stopping.');
        if (!(await ready(database)))
          throw unavailable('Not ready: the database is not reachable, migrated and open for writes.');
        sendJson(reply, '{"status":"ready"}');
      });
      app.get('/metrics', guarded, async (_request, reply) => {
        reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
      });
    },
  };
}

/** With a configured token: whoever sends it. Without one: this machine only. */
function metricsGuard({ metricsToken }: Config, { adminGuesses }: Services): Guard {
  if (metricsToken !== null) {
    const route = { policy: 'admin', pattern: '/metrics', methods: ['GET'], endpoint: undefined };
    return adminPolicy(metricsToken, adminGuesses)(route);
  }
  return (request, _reply, done) => {
    if (isFromThisMachine(request)) done();
    else done(new ApiError('not_found', 'There is no such path.'));
  };
}

/** Headers that a proxy adds; a proxy on this machine forwards requests of others. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/**
 * Judged by the socket, whatever proxies are trusted, and by the host name asked for: a web page that points a name of
 * its own at this machine must not read it through a browser here.
 */
function isFromThisMachine({ raw: { socket, headers } }: FastifyRequest): boolean {
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(host.replace(/^\[|\]$/g, '')) &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}
