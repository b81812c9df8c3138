import { verified } from '../evidence/evidence.ts';
import { defineIndicators } from './define-indicator.ts';
import { BIPOLAR_SIGNS } from './sources.ts';

export const BEHAVIOR_INDICATORS = defineIndicators('behavior', [
  {
    key: 'psychomotor_change',
    label: 'Psychomotor slowing or agitation',
    weight: 0.25,
    basis: verified('Yamamoto 2020'),
  },
  {
    key: 'pressured_speech',
    label: 'Talkative or pressured speech',
    weight: 0.35,
    basis: verified(BIPOLAR_SIGNS),
  },
  {
    key: 'racing_thoughts',
    label: 'Racing thoughts',
    weight: 0.35,
    basis: verified(BIPOLAR_SIGNS),
  },
  {
    key: 'increased_energy',
    label: 'Increased energy or goal activity',
    weight: 0.35,
    basis: verified(BIPOLAR_SIGNS),
  },
  {
    key: 'impulsive_spending',
    label: 'Impulsive spending or risk taking',
    weight: 0.35,
    basis: verified(BIPOLAR_SIGNS),
  },
]);
