export { attempt, type Outgoing } from './deliveries/attempt.ts';
export type { WorkerDeps, WorkerSettings } from './deps.ts';
export { removeLooseBlobs } from './jobs/remove-loose-blobs.ts';
export { startJobs } from './jobs/start-jobs.ts';
