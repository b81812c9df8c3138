import { verified } from '../evidence/evidence.ts';
import { defineIndicators } from './define-indicator.ts';
import { BIPOLAR_SIGNS, EARLY_SIGNS } from './sources.ts';

export const SLEEP_INDICATORS = defineIndicators('sleep', [
  {
    key: 'sleep_disruption',
    label: 'Sleep disruption',
    weight: 0.35,
    basis: verified(`${EARLY_SIGNS}; Zhai 2015 PMID 26047492`),
  },
  {
    key: 'reduced_need_for_sleep',
    label: 'Reduced need for sleep',
    weight: 0.4,
    basis: verified(`${EARLY_SIGNS}: commonest early sign of mania`),
  },
  {
    key: 'hypersomnia',
    label: 'Hypersomnia',
    weight: 0.2,
    basis: verified(`${BIPOLAR_SIGNS}: depressive relapse only`),
  },
]);
