export {
  type LoggedRequest,
  listRequests,
  newestRequest,
  type RefusedOrigin,
  refusedOrigins,
  type RequestOutcome,
} from './list-requests.ts';
export { purgeRequests } from './purge-requests.ts';
export type { RequestFailure } from './noted-request.ts';
export { createRequestRecorder, type RequestRecorder } from './request-recorder.ts';
