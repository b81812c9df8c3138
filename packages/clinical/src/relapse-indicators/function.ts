import { memory, verified } from '../evidence/evidence.ts';
import { defineIndicators } from './define-indicator.ts';
import { EARLY_SIGNS } from './sources.ts';

export const FUNCTION_INDICATORS = defineIndicators('function', [
  {
    key: 'functional_decline',
    label: 'Work or role decline',
    weight: 0.25,
    basis: memory(),
  },
  {
    key: 'self_care_decline',
    label: 'Self-care decline',
    weight: 0.3,
    basis: memory(),
  },
  {
    key: 'concentration_difficulty',
    label: 'Concentration difficulty',
    weight: 0.2,
    basis: verified(EARLY_SIGNS),
  },
]);
