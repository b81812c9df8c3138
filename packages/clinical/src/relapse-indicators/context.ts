import { memory } from '../evidence/evidence.ts';
import { defineIndicators } from './define-indicator.ts';

export const CONTEXT_INDICATORS = defineIndicators('context', [
  {
    key: 'stressful_life_event',
    label: 'Stressful life event',
    weight: 0.2,
    basis: memory(),
  },
  {
    key: 'recent_discharge',
    label: 'Discharge in last 30 days',
    weight: 0.3,
    basis: memory(),
  },
]);
