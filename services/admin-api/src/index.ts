export { buildAdminApi } from './admin-api.ts';
export type { AdminApiDeps, AdminApiSettings } from './deps.ts';
