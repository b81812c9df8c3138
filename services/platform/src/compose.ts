import { buildAdminApi } from '@svc/admin-api';
import { buildConsoleApi, buildSignIn } from '@svc/console-api';
import { ADMIN_PREFIX, CONSOLE_PREFIX } from '@svc/contracts';
import { buildCdsApi, buildDeveloperApi, buildMcpApi } from '@svc/developer-api';
import { buildMseApi, mseFamily } from '@svc/mse-api';
import { buildCapturePage, buildConnectPage, buildConsolePage, buildDocs, buildRetinaPage } from '@svc/pages';
import { buildRetinaApi, retinaFamily } from '@svc/retina-api';
import { createServer, type Server } from '@svc/server-kit';
import { isLoopback } from './config/parse.ts';
import type { Config } from './config/read-config.ts';
import { readCredentials } from './credentials-file.ts';
import { buildHealth } from './health.ts';
import { ownNames } from './own-names.ts';
import type { Services } from './services.ts';
import { VERSION } from './version.ts';

export interface ComposeOptions {
  readonly config: Config;
  readonly services: Services;
  /** Without a token there is no admin API. */
  readonly adminToken: string | null;
  /** The public origin, known once the server listens. */
  readonly origin: () => string;
  readonly patienceMs?: number;
}

/** One origin with every API on it. The admin API has a server of its own when it has an address of its own. */
export function composePlatform(options: ComposeOptions): { server: Server; adminServer: Server | null } {
  const { config, services, adminToken } = options;
  const server = bareServer(options, config.role === 'worker' ? {} : { home: '/docs' });
  server.mount(buildHealth(services, server, config));
  if (config.role !== 'worker') mountApis(server, options);
  const adminServer = adminToken === null || config.adminListen === null ? null : bareServer(options);
  const isHere = adminToken !== null && adminServer === null;
  adminServer?.mount(buildAdminApi(services, config, { token: adminToken }), ADMIN_PREFIX);
  // Patient portals call this server also where operators do not.
  if (isHere || config.role !== 'worker')
    server.mount(buildAdminApi(services, config, { token: adminToken, portalsOnly: !isHere }), ADMIN_PREFIX);
  return { server, adminServer };
}

function mountApis(server: Server, { config, services, origin }: ComposeOptions): void {
  server.mount(buildDeveloperApi(services), '/api');
  server.mount(buildMcpApi(services));
  server.mount(buildCdsApi(services));
  server.mount(buildMseApi(services), '/api');
  server.mount(buildRetinaApi(services), '/api');
  server.mount(buildDocs(origin));
  server.mount(buildConnectPage(services));
  server.mount(buildRetinaPage(services));
  server.mount(buildCapturePage(() => developmentKey(config)));
  if (hasConsole(config)) mountConsole(server, services, config);
}

/** In production there is a console where a provider signs people in. */
function hasConsole({ production, oidc }: Config): boolean {
  return !production || oidc !== null;
}

function mountConsole(server: Server, services: Services, config: Config): void {
  const settings = {
    ...config,
    version: VERSION,
    isLoopback: isLoopback(config.listen.host),
    places: () => developmentPlaces(config),
  };
  server.mount(buildConsoleApi(services, settings), CONSOLE_PREFIX);
  server.mount(buildSignIn(services, settings));
  server.mount(buildConsolePage(services));
}

function developmentPlaces({ dataDir }: Config) {
  const { accountId, organizationId } = readCredentials(dataDir) ?? {};
  return accountId === undefined || organizationId === undefined ? null : { accountId, organizationId };
}

/** The key of the development account; in production whoever opens the page brings their own. */
function developmentKey({ production, dataDir }: Config): string | null {
  return production ? null : (readCredentials(dataDir)?.publishableKey ?? null);
}

function bareServer(
  { config, services, origin, patienceMs }: ComposeOptions,
  own: { readonly home?: string } = {},
): Server {
  const { trustProxy, connections } = config;
  return createServer({
    ...services,
    ...own,
    origin,
    trustProxy,
    connections,
    isOwnName: ownNames(config),
    cutAfterMs: patienceMs,
    families: [mseFamily('/api'), retinaFamily('/api')],
  });
}
