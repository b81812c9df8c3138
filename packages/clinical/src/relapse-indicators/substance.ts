import { memory, verified } from '../evidence/evidence.ts';
import { defineIndicators } from './define-indicator.ts';
import { NONADHERENCE } from './sources.ts';

export const SUBSTANCE_INDICATORS = defineIndicators('substance', [
  {
    key: 'substance_use',
    label: 'Substance use',
    weight: 0.4,
    basis: verified(`${NONADHERENCE}: in 36 % of studies`),
  },
  {
    key: 'cravings',
    label: 'Cravings',
    weight: 0.25,
    basis: memory(),
  },
]);
