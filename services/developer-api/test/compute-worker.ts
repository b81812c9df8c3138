import { serveJobs } from '@svc/server-kit';
import { DEVELOPER_JOBS } from '../src/jobs.ts';

serveJobs(DEVELOPER_JOBS);
