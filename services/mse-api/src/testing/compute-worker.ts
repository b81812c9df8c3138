import { serveJobs } from '@svc/server-kit';
import { MSE_JOBS } from '../jobs.ts';

serveJobs(MSE_JOBS);
