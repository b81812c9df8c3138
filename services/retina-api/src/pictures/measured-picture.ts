import type { RetinaAnalysis } from '@svc/retina';

/** What was measured, without the maps it was drawn from. */
export type MeasuredPicture = Omit<RetinaAnalysis, 'maps'>;
