import { type RetinaScreening, SCREENING_STATUS_LABELS } from '@svc/contracts';
import type { StoredScreening } from '@svc/store';

/** Below which stored pictures are served. */
export const IMAGES_PATH = '/api/retina/v1/images/';

/**
 * A screening as its patient sees it: nothing that was measured. A picture with writing in it has no address, since it may
 * name somebody else.
 */
export function screeningView(screening: StoredScreening, origin: string): RetinaScreening {
  const { id, status, imageId, burntInText, eye, reviewDecision, reviewedAt, createdAt } = screening;
  return {
    id,
    status,
    statusLabel: SCREENING_STATUS_LABELS[status],
    imageUrl: imageId === null || burntInText ? null : `${origin}${IMAGES_PATH}${imageId}`,
    imageEye: eye,
    reviewDecision,
    reviewedAt,
    createdAt,
  };
}
