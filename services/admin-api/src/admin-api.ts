import { adminPolicy, type Api } from '@svc/server-kit';
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
import { operatorName, recordActs } from './record-acts.ts';
import { retinaHandlers } from './retina.ts';
import { wearableHandlers } from './wearables.ts';
import { webhookHandlers } from './webhooks.ts';

/**
 * What the command line calls: accounts, keys, organizations, records, lab orders, patients, usage, calibration, what
 * operators did, and the state of the platform.
 */
export function buildAdminApi(deps: AdminApiDeps, config: AdminApiSettings, adminToken: string): Api {
  return {
    policies: { admin: adminPolicy(adminToken, deps.adminGuesses) },
    routes(app) {
      recordActs(app, deps, operatorName(adminToken));
      const handlers = {
        ...accountHandlers(deps),
        ...accessRequestHandlers(deps),
        ...keyHandlers(deps),
        ...organizationHandlers(deps),
        ...mseHandlers(deps),
        ...labHandlers(deps),
        ...patientHandlers(deps),
        ...retinaHandlers(deps),
        ...webhookHandlers(deps, config, app),
        ...deliveryHandlers(deps),
        ...wearableHandlers(deps),
        ...cdsClientHandlers(deps),
        ...operatorHandlers(deps),
        ...calibrationHandlers(deps),
        ...doctorHandlers(deps, config),
      };
      mountAdmin(app, handlers, deps);
    },
  };
}
