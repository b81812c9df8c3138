import { inFile } from './verdict.ts';

// Pages.
export const consoleGuide = inFile('docs/console.md');
export const security = inFile('docs/security.md');
export const retinaGuide = inFile('docs/retina.md');
export const securityPolicy = inFile('SECURITY.md');
export const bounds = inFile('docs/decisions/bounds-beyond-the-contract.md');
export const computing = inFile('docs/decisions/computing-elsewhere.md');

// What the sources and the lockfile say.
export const sources = inFile('scripts/security/sources.test.ts');
export const dependencies = inFile('scripts/security/dependencies.test.ts');

// What every service shares.
export const addresses = inFile('packages/store/src/limits/address-limiter.test.ts');
export const compute = inFile('packages/server-kit/src/compute/compute-pool.test.ts');
export const egress = inFile('packages/server-kit/src/egress/egress-client.test.ts');
export const egressUrls = inFile('packages/server-kit/src/egress/check-url.test.ts');
export const hostileUrls = inFile('packages/server-kit/src/egress/hostile-urls.test.ts');
export const jsonBody = inFile('packages/server-kit/src/body/json-body.test.ts');
export const logger = inFile('packages/server-kit/src/observe/logger.test.ts');
export const server = inFile('packages/server-kit/src/server/server.test.ts');
export const toApiError = inFile('packages/server-kit/src/server/to-api-error.test.ts');

// The database.
export const concurrency = inFile('packages/store/src/mse/concurrency.test.ts');
export const credentials = inFile('packages/store/src/credentials/credential-cache.test.ts');
export const endpoints = inFile('packages/store/src/deliveries/endpoints.test.ts');
export const keyFormat = inFile('packages/store/src/accounts/key-format.test.ts');
export const keys = inFile('packages/store/src/accounts/accounts-and-keys.test.ts');
export const sandbox = inFile('packages/store/src/limits/sandbox-quota.test.ts');
export const twoRoles = inFile('packages/store/src/database/two-roles.test.ts');
export const vault = inFile('packages/store/src/vault.test.ts');
export const people = inFile('packages/store/src/people/people.test.ts');
export const rowLevelSecurity = inFile('packages/store/src/row-level-security.test.ts');
export const blobs = inFile('packages/server-kit/src/blobs/blob-stores.test.ts');
export const writeVersion = inFile('packages/store/src/mse/write-version.test.ts');

// Services through HTTP.
export const cors = inFile('services/developer-api/src/cors.test.ts');
export const developerAuth = inFile('services/developer-api/src/auth.test.ts');
export const developerEndpoints = inFile('services/developer-api/src/endpoints.test.ts');
export const developerFields = inFile('services/developer-api/src/fields.test.ts');
export const developerHostile = inFile('services/developer-api/src/hostile.test.ts');
export const developerLimits = inFile('services/developer-api/src/limits.test.ts');
export const developerLogs = inFile('services/developer-api/src/logs.test.ts');
export const labs = inFile('services/developer-api/src/labs.test.ts');
export const wearables = inFile('services/developer-api/src/wearables.test.ts');
export const overHttp = inFile('services/retina-api/src/over-http.test.ts');
export const ownership = inFile('services/retina-api/src/ownership.test.ts');
export const patientSessions = inFile('services/retina-api/src/patient-sessions.test.ts');
export const uploads = inFile('services/retina-api/src/uploads.test.ts');
export const mseHostile = inFile('services/mse-api/src/hostile.test.ts');
export const mseLogs = inFile('services/mse-api/src/logs.test.ts');
export const mseRecord = inFile('services/mse-api/src/record.test.ts');
export const mseRefusals = inFile('services/mse-api/src/refusals.test.ts');
export const consoleOwnership = inFile('services/platform/src/console/ownership.test.ts');
export const consoleSignIn = inFile('services/platform/src/console/sign-in.test.ts');
export const operatorActs = inFile('services/platform/src/admin/operator-acts.test.ts');
export const mseTenants = inFile('services/mse-api/src/tenants.test.ts');

// The composed platform.
export const admin = inFile('services/platform/src/admin/admin-api.test.ts');
export const config = inFile('services/platform/src/config/read-config.test.ts');
export const connectBrowser = inFile('services/platform/src/connect/connect-page.browser.test.ts');
export const connectCookie = inFile('services/pages/src/connect/connect-cookie.test.ts');
export const connectPage = inFile('services/platform/src/connect/connect-page.test.ts');
export const capturePage = inFile('services/platform/src/capture-page/capture-page.test.ts');
export const retinaPage = inFile('services/platform/src/retina-page/retina-page.test.ts');
export const doctorRole = inFile('services/platform/src/admin/doctor-role.test.ts');
export const oauth = inFile('packages/wearables/src/oauth/oauth-client.test.ts');
export const platform = inFile('services/platform/src/platform.test.ts');
export const requestBounds = inFile('services/platform/src/request-bounds.test.ts');
export const unauthenticated = inFile('services/platform/src/unauthenticated.test.ts');
export const revokedKeys = inFile('services/platform/src/revoked-keys.test.ts');
export const keyGuesses = inFile('services/platform/src/key-guesses.test.ts');
export const ownForm = inFile('packages/server-kit/src/auth/own-form.test.ts');
export const sync = inFile('services/platform/src/jobs/sync-wearables.test.ts');

// Models and what is sent to them.
export const guardModel = inFile('packages/intelligence/src/models/guard-model.test.ts');
export const runAgent = inFile('packages/intelligence/src/agents/run-agent.test.ts');
export const untrusted = inFile('packages/intelligence/src/untrusted/untrusted.test.ts');
export const webhookSecrets = inFile('packages/webhooks/src/secret.test.ts');
