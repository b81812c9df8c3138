import { serveJobs } from '@svc/server-kit';
import { MSE_JOBS } from '../src/jobs.ts';

serveJobs(MSE_JOBS);
