import { RETINA_JOBS } from '@svc/retina-api/jobs';
import { serveJobs } from '@svc/server-kit/jobs';

/** The program of a worker process that decodes and measures pictures. */
serveJobs(RETINA_JOBS);
