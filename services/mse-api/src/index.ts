export type { MseApiDeps } from './deps.ts';
export { buildMseApi, type MseApiOptions, mseFamily } from './mse-api.ts';
export { MSE_JOBS, type MseJobs } from './jobs.ts';
export { RecordWriter } from './record-writer.ts';
