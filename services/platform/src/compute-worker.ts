import { DEVELOPER_JOBS } from '@svc/developer-api';
import { MSE_JOBS } from '@svc/mse-api';
import { serveJobs } from '@svc/server-kit';

/** The program of a worker thread: computes what would hold up the main thread. */
serveJobs({ ...DEVELOPER_JOBS, ...MSE_JOBS });
