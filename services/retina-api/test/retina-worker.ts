import { serveJobs } from '@svc/server-kit/jobs';
import { RETINA_JOBS } from '../src/jobs.ts';

serveJobs(RETINA_JOBS);
