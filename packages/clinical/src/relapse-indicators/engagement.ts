import { verified } from '../evidence/evidence.ts';
import { defineIndicators } from './define-indicator.ts';
import { DISENGAGEMENT } from './sources.ts';

export const ENGAGEMENT_INDICATORS = defineIndicators('engagement', [
  {
    key: 'missed_appointments',
    label: 'Missed appointments',
    weight: 0.25,
    basis: verified(DISENGAGEMENT),
  },
  {
    key: 'disengagement',
    label: 'Disengagement from care',
    weight: 0.3,
    basis: verified(DISENGAGEMENT),
  },
]);
