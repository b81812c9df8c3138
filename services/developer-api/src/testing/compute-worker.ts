import { serveJobs } from '@svc/server-kit';
import { DEVELOPER_JOBS } from '../jobs.ts';

serveJobs(DEVELOPER_JOBS);
