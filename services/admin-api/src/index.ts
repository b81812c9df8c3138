export { allAdminHandlers, buildAdminApi } from './admin-api.ts';
export { type AdminCall, found, readCall } from './admin-routes.ts';
export type { AdminApiDeps, AdminApiSettings } from './deps.ts';
export { concerns, operatorOf, recordActs } from './record-acts.ts';
