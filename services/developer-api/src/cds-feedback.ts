import { CdsFeedbackRequest } from '@svc/contracts';
import { countedReason, kindOfCard } from '@svc/cds-hooks';
import { invalidFields } from '@svc/server-kit';
import type { CdsOutcome } from '@svc/store';

/** What became of one card, as it is counted. */
export type FeedbackGiven = Omit<CdsOutcome, 'service'>;

/**
 * What a body says became of cards: comments, users and cards themselves are left behind.
 *
 * @throws ApiError `invalid_request` with the field
 */
export function feedbackOf(body: unknown): FeedbackGiven[] {
  const parsed = CdsFeedbackRequest.safeParse(body);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  return parsed.data.feedback.map(({ card, outcome, overrideReason }) => ({
    kind: kindOfCard(card),
    outcome,
    reason: countedReason(overrideReason?.reason),
  }));
}
