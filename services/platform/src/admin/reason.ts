import { text } from '@svc/contracts';

export const MOST_REASON_CHARACTERS = 1000;

/** Why something is done: kept for good. */
export const Reason = text({ min: 1, max: MOST_REASON_CHARACTERS }).refine((reason) => reason.trim() !== '', {
  message: 'must not be blank',
});
