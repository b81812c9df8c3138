import { memory, verified } from '../evidence/evidence.ts';
import { defineIndicators } from './define-indicator.ts';
import { NONADHERENCE } from './sources.ts';

export const MEDICATION_INDICATORS = defineIndicators('medication', [
  {
    key: 'missed_doses',
    label: 'Missed doses',
    weight: 0.4,
    basis: verified('BMC Psychiatry 8:32'),
  },
  {
    key: 'medication_stopped',
    label: 'Medication stopped',
    weight: 0.55,
    basis: verified('AJP 2010.09010087'),
  },
  {
    key: 'medication_change',
    label: 'Recent medication change',
    weight: 0.2,
    basis: memory(),
  },
  {
    key: 'side_effect_burden',
    label: 'Side-effect burden',
    weight: 0.15,
    basis: verified(NONADHERENCE),
  },
]);
