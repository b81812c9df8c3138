import { adminPolicy, type Api } from '@svc/server-kit';
import type { Config } from '../config/read-config.ts';
import type { Services } from '../services.ts';
import { accountRoutes } from './accounts.ts';
import { calibrationRoutes } from './calibration.ts';
import { deliveryRoutes } from './deliveries.ts';
import { doctorRoutes } from './doctor.ts';
import { keyRoutes } from './keys.ts';
import { labRoutes } from './labs.ts';
import { mseRoutes } from './mse.ts';
import { operatorRoutes } from './operator.ts';
import { organizationRoutes } from './organizations.ts';
import { patientRoutes } from './patients.ts';
import { operatorName, recordActs } from './record-acts.ts';
import { wearableRoutes } from './wearables.ts';
import { webhookRoutes } from './webhooks.ts';

/**
 * What the command line calls: accounts, keys, organizations, records, lab orders, patients, usage, calibration, what
 * operators did, and the state of the platform.
 */
export function buildAdminApi(services: Services, config: Config, adminToken: string): Api {
  return {
    policies: { admin: adminPolicy(adminToken, services.adminGuesses) },
    routes(app) {
      recordActs(app, services, operatorName(adminToken));
      accountRoutes(app, services);
      keyRoutes(app, services);
      organizationRoutes(app, services);
      mseRoutes(app, services);
      labRoutes(app, services, config);
      patientRoutes(app, services);
      webhookRoutes(app, services, config);
      deliveryRoutes(app, services);
      wearableRoutes(app, services);
      operatorRoutes(app, services);
      calibrationRoutes(app, services);
      doctorRoutes(app, services, config);
    },
  };
}
