import { unavailable } from '@svc/server-kit';
import type { HandlerFactory } from '../handler.ts';
export const draft: HandlerFactory = () => async () => {
  throw unavailable('not yet');
};
