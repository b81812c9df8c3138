export { auditDenials } from './denials.ts';
export type { MseApiDeps } from './deps.ts';
export { buildMseApi, mseFamily } from './mse-api.ts';
export { MSE_JOBS, type MseJobs } from './jobs.ts';
