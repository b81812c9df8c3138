import { memory } from '../evidence/evidence.ts';
import { defineIndicators } from './define-indicator.ts';

export const SOMATIC_INDICATORS = defineIndicators('somatic', [
  {
    key: 'appetite_change',
    label: 'Appetite or weight change',
    weight: 0.15,
    basis: memory(),
  },
]);
