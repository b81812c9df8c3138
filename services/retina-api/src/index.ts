export { analyzeScreening, measuredOf } from './analyze-screening.ts';
export type { RetinaApiDeps } from './deps.ts';
export type { RetinaJobs } from './jobs.ts';
export type { MeasuredPicture } from './pictures/measured-picture.ts';
export { PICTURE_LIMITS } from './pictures/picture-limits.ts';
export { buildRetinaApi, type RetinaApiOptions, retinaFamily } from './retina-api.ts';
