import { adminPolicies, type Api } from '@svc/server-kit';
import { findPortal } from '@svc/store';
import type { FastifyInstance } from 'fastify';
import { accessRequestHandlers } from './access-requests.ts';
import { accountHandlers } from './accounts.ts';
import { mountAdmin } from './admin-routes.ts';
import { calibrationHandlers } from './calibration.ts';
import { cdsClientHandlers } from './cds-clients.ts';
import { deliveryHandlers } from './deliveries.ts';
import type { AdminApiDeps, AdminApiSettings } from './deps.ts';
import { doctorHandlers } from './doctor.ts';
import { keyHandlers } from './keys.ts';
import { labHandlers } from './labs.ts';
import { mseHandlers } from './mse.ts';
import { operatorHandlers } from './operator.ts';
import { organizationHandlers } from './organizations.ts';
import { patientHandlers } from './patients.ts';
import { peopleHandlers } from './people.ts';
import { portalHandlers } from './portals.ts';
import { operatorName, recordActs } from './record-acts.ts';
import { retinaHandlers } from './retina.ts';
import { wearableHandlers } from './wearables.ts';
import { webhookHandlers } from './webhooks.ts';

/** Every handler of the admin API: the console has entries of its own over the same ones. */
export function allAdminHandlers(deps: AdminApiDeps, config: AdminApiSettings, app: FastifyInstance) {
  return {
    ...accountHandlers(deps),
    ...accessRequestHandlers(deps),
    ...keyHandlers(deps),
    ...organizationHandlers(deps),
    ...mseHandlers(deps),
    ...labHandlers(deps),
    ...patientHandlers(deps),
    ...peopleHandlers(deps),
    ...portalHandlers(deps),
    ...retinaHandlers(deps),
    ...webhookHandlers(deps, config, app),
    ...deliveryHandlers(deps),
    ...wearableHandlers(deps),
    ...cdsClientHandlers(deps),
    ...operatorHandlers(deps),
    ...calibrationHandlers(deps),
    ...doctorHandlers(deps, config),
  };
}

/**
 * What the command line calls: accounts, keys, organizations, records, lab orders, patients, usage, calibration, people,
 * what operators did, and the state of the platform. Without a token, and for `portalsOnly`, it is what portals call.
 */
export function buildAdminApi(
  deps: AdminApiDeps,
  config: AdminApiSettings,
  { token, portalsOnly = false }: { readonly token: string | null; readonly portalsOnly?: boolean },
): Api {
  const { database, clock, adminGuesses: guesses } = deps;
  const findPortalOf = (credential: string) => findPortal(database.db, { credential, now: clock() });
  const operator = token === null ? '' : operatorName(token);
  return {
    policies: adminPolicies({ token: portalsOnly ? null : token, guesses, findPortal: findPortalOf }),
    routes(app) {
      recordActs(app, deps, ({ portal }) => portal?.id ?? operator);
      mountAdmin(app, allAdminHandlers(deps, config, app), { ...deps, portalsOnly });
    },
  };
}
