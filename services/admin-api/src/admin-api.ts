import { adminPolicy, type Api } from '@svc/server-kit';
import type { Config } from '../config/read-config.ts';
import type { Services } from '../services.ts';
import { accountHandlers } from './accounts.ts';
import { mountAdmin } from './admin-routes.ts';
import { calibrationHandlers } from './calibration.ts';
import { cdsClientHandlers } from './cds-clients.ts';
import { deliveryHandlers } from './deliveries.ts';
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
export function buildAdminApi(services: Services, config: Config, adminToken: string): Api {
  return {
    policies: { admin: adminPolicy(adminToken, services.adminGuesses) },
    routes(app) {
      recordActs(app, services, operatorName(adminToken));
      const handlers = {
        ...accountHandlers(services),
        ...keyHandlers(services),
        ...organizationHandlers(services),
        ...mseHandlers(services),
        ...labHandlers(services),
        ...patientHandlers(services),
        ...retinaHandlers(services),
        ...webhookHandlers(services, config, app),
        ...deliveryHandlers(services),
        ...wearableHandlers(services),
        ...cdsClientHandlers(services),
        ...operatorHandlers(services),
        ...calibrationHandlers(services),
        ...doctorHandlers(services, config),
      };
      mountAdmin(app, handlers, services);
    },
  };
}
