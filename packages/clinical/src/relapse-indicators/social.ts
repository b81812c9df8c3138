import { memory, verified } from '../evidence/evidence.ts';
import { defineIndicators } from './define-indicator.ts';

export const SOCIAL_INDICATORS = defineIndicators('social', [
  {
    key: 'social_withdrawal',
    label: 'Social withdrawal',
    weight: 0.3,
    basis: verified('PMC9305219: isolation before psychosis'),
  },
  {
    key: 'interpersonal_conflict',
    label: 'Interpersonal conflict',
    weight: 0.2,
    basis: memory(),
  },
]);
