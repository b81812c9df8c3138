export { analyzeScreening, measuredOf } from './analyze-screening.ts';
export type { RetinaApiDeps } from './deps.ts';
export type { MeasuredPicture, RetinaJobs } from './jobs.ts';
export { buildRetinaApi, type RetinaApiOptions, retinaFamily } from './retina-api.ts';
