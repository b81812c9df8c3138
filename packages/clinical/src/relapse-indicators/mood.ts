import { memory, verified } from '../evidence/evidence.ts';
import { defineIndicators } from './define-indicator.ts';
import { BIPOLAR_SIGNS, EARLY_SIGNS } from './sources.ts';

export const MOOD_INDICATORS = defineIndicators('mood', [
  {
    key: 'elevated_mood',
    label: 'Elevated or expansive mood',
    weight: 0.35,
    basis: verified(`${BIPOLAR_SIGNS}: self-esteem`),
  },
  {
    key: 'depressed_mood',
    label: 'Depressed mood',
    weight: 0.35,
    basis: verified('Moriarty 2022 BJPsych: residual symptoms'),
  },
  {
    key: 'anhedonia',
    label: 'Loss of interest',
    weight: 0.3,
    basis: verified(BIPOLAR_SIGNS),
  },
  {
    key: 'irritability',
    label: 'Irritability',
    weight: 0.25,
    basis: memory(),
  },
  {
    key: 'anxiety_increase',
    label: 'Rising anxiety',
    weight: 0.25,
    basis: verified(EARLY_SIGNS),
  },
  {
    key: 'mood_lability',
    label: 'Mood lability',
    weight: 0.2,
    basis: memory(),
  },
  {
    key: 'hopelessness',
    label: 'Hopelessness',
    weight: 0.35,
    basis: memory(),
  },
]);
