// What a job needs, without what a server needs: a worker holds only what it loads.
export { serveJobs } from './compute/serve-jobs.ts';
export { ApiError, invalidField } from './errors/api-error.ts';
export { parseJsonBody } from './body/json-body.ts';
export { parseBody } from './routes/parse-request.ts';
