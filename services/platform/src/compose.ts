import { buildDeveloperApi } from '@svc/developer-api';
import type { OrganizationScope } from '@svc/contracts';
import { auditDenials, buildMseApi, mseFamily } from '@svc/mse-api';
import {
  adminGuard,
  createServer,
  developerGuard,
  organizationGuard,
  publicGuard,
  type Server,
} from '@svc/server-kit';
import { buildAdminApi } from './admin/admin-api.ts';
import type { Config } from './config/read-config.ts';
import { buildDocs } from './docs/docs.ts';
import { buildHealth } from './health.ts';
import type { Services } from './services.ts';
import { buildConnectPage } from './connect/connect-page.ts';

export interface ComposeOptions {
  readonly config: Config;
  readonly services: Services;
  /** Without a token there is no admin API. */
  readonly adminToken: string | null;
  /** The public origin, known once the server listens. */
  readonly origin: () => string;
}

/** One origin with every API on it. The admin API has a server of its own when it has an address of its own. */
export function composePlatform(options: ComposeOptions): { server: Server; adminServer: Server | null } {
  const { config, adminToken } = options;
  const server = bareServer(options);
  server.app.register(buildHealth(options.services, server, config));
  if (config.role !== 'worker') registerApis(server, options);
  if (adminToken === null) return { server, adminServer: null };
  const adminServer = config.adminListen === null ? null : bareServer(options);
  const adminApi = buildAdminApi(options.services, config, adminToken);
  (adminServer ?? server).app.register(adminApi, { prefix: '/api/admin/v1' });
  return { server, adminServer };
}

function registerApis({ app }: Server, { services, origin }: ComposeOptions): void {
  app.register(buildDeveloperApi(services), { prefix: '/api' });
  app.register(buildMseApi(services), { prefix: '/api' });
  app.register(buildDocs(origin));
  app.register(buildConnectPage(services));
}

function bareServer({ config, services, adminToken, origin }: ComposeOptions): Server {
  const developer = developerGuard(services);
  const onDenied = auditDenials(services);
  const organization = (scope: OrganizationScope) => organizationGuard({ ...services, onDenied }, scope);
  return createServer({
    ...services,
    origin,
    trustProxy: config.trustProxy,
    connections: config.connections,
    families: [mseFamily('/api')],
    guards: {
      secret: developer,
      secretOrPublishable: developer,
      'org(mse:read)': organization('mse:read'),
      'org(mse:write)': organization('mse:write'),
      'org(mse:sign)': organization('mse:sign'),
      admin: adminGuard(adminToken, services.adminGuesses),
      public: publicGuard,
    },
  });
}
