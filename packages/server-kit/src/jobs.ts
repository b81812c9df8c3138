// Only what a job needs, not what a server needs: everything a worker loads stays in its memory.
export { serveJobs } from './compute/serve-jobs.ts';
export { ApiError, invalidField } from './errors/api-error.ts';
export { parseJsonBody } from './body/json-body.ts';
export { parseBody } from './routes/parse-request.ts';
