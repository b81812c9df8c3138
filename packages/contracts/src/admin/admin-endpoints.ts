import { ACCESS_REQUEST_ADMIN_ENDPOINTS } from './access-requests.ts';
import { ACCOUNT_ADMIN_ENDPOINTS } from './accounts.ts';
import { CDS_CLIENT_ADMIN_ENDPOINTS } from './cds-clients.ts';
import { OPERATOR_ADMIN_ENDPOINTS } from './operator.ts';
import { ORGANIZATION_ADMIN_ENDPOINTS } from './organizations.ts';
import { PATIENT_SESSION_ADMIN_ENDPOINTS } from './patient-sessions.ts';
import { PATIENT_ADMIN_ENDPOINTS } from './patients.ts';
import { PEOPLE_ADMIN_ENDPOINTS } from './people.ts';
import { PORTAL_ADMIN_ENDPOINTS } from './portals.ts';
import { RECORD_ADMIN_ENDPOINTS } from './records.ts';
import { RETINA_ADMIN_ENDPOINTS } from './retina.ts';
import { WEBHOOK_ADMIN_ENDPOINTS } from './webhooks.ts';

/** Every route of the admin API by its operation id. To add one, add an entry here and its handler. */
export const ADMIN_ENDPOINTS = {
  ...ACCOUNT_ADMIN_ENDPOINTS,
  ...ORGANIZATION_ADMIN_ENDPOINTS,
  ...RECORD_ADMIN_ENDPOINTS,
  ...PATIENT_ADMIN_ENDPOINTS,
  ...PATIENT_SESSION_ADMIN_ENDPOINTS,
  ...RETINA_ADMIN_ENDPOINTS,
  ...WEBHOOK_ADMIN_ENDPOINTS,
  ...CDS_CLIENT_ADMIN_ENDPOINTS,
  ...OPERATOR_ADMIN_ENDPOINTS,
  ...PEOPLE_ADMIN_ENDPOINTS,
  ...PORTAL_ADMIN_ENDPOINTS,
  ...ACCESS_REQUEST_ADMIN_ENDPOINTS,
} as const;

export type AdminEndpoints = typeof ADMIN_ENDPOINTS;
export type AdminId = keyof AdminEndpoints;
