import { expect, test } from 'vitest';
import { referenceStatusOf } from '@svc/clinical';
import {
  BIOMARKER_VALUES,
  biomarkerValue,
  DROP_VALUES,
  FULL_RISE,
  isActivation,
  LATENCY_VALUES,
  latencyValue,
  MEDICATION_VALUES,
  medicationValue,
  SLEEP_VALUES,
  sleepValue,
  symptomValue,
} from './values.ts';

test.each([
  // Drop as a share of the first: half of it or more is +1.
  [0.8, 0.8, 0],
  [0.8, 0.79, 0.025],
  [0.8, 0.6, 0.5],
  [0.8, 0.41, 0.975],
  [0.8, 0.4, 1],
  [0.8, 0.39, 1],
  [0.8, 0, 1],
  [0, 0, 0],
  // Rise: in full at half of the first score (here 0.4) ...
  [0.8, 0.9, -0.25],
  [0.8, 1, -0.5],
  [0.5, 0.74, -0.96],
  [0.5, 0.75, -1],
  [0.5, 0.76, -1],
  // ... or a fifth of the range, whichever is more.
  [0, 0.1, -0.5],
  [0, 0.19, -0.95],
  [0, 0.2, -1],
  [0, 1, -1],
  [0.4, 0.5, -0.5],
  [0.4, 0.6, -1],
])(
  'symptoms: severity from %d to %d is %d [1:2.6 outcome.components.contribution]',
  (first, latest, value) => {
    expect(symptomValue(first, latest)).toBeCloseTo(value, 9);
  },
);

test.each([
  [-100, 0.5, true],
  [-50.1, 0.5, true],
  [-50, 1, false],
  [-31, 1, false],
  [-30, 1, false],
  [-29, 29 / 30, false],
  [-15, 0.5, false],
  [-1, 1 / 30, false],
  [0, 0, false],
  [1, -1 / 40, false],
  [20, -0.5, false],
  [39, -39 / 40, false],
  [40, -1, false],
  [41, -1, false],
  [1000, -1, false],
])(
  'response latency: %d %% is %d, activation %s [1:2.6 outcome.components.contribution]',
  (changePct, value, activation) => {
    expect(latencyValue(changePct)).toBeCloseTo(value, 9);
    expect(isActivation(changePct)).toBe(activation);
  },
);

test.each([
  [1, 0],
  [4, 0],
  [5, 0],
  [6, -1 / 3],
  [7, -2 / 3],
  [8, -1],
  [9, -1],
  [100, -1],
])('%d active medications are %d [1:2.6 outcome.components.contribution]', (active, value) => {
  expect(medicationValue(active)).toBeCloseTo(value, 9);
});

test.each([
  [0, 1],
  [1, 0],
  [2, -0.25],
  [4, -0.75],
  [5, -1],
  [6, -1],
  [100, -1],
])('%d biomarkers on watch are %d [1:2.6 outcome.components.contribution]', (watches, value) => {
  expect(biomarkerValue(watches)).toBeCloseTo(value, 9);
});

test.each([
  [0, -1],
  [3.9, -1],
  [4, -1],
  [4.1, -0.95],
  [5, -0.5],
  [5.9, -0.05],
  [6, 0],
  [6.1, 0.1],
  [6.9, 0.9],
  [7, 1],
  [8, 1],
  [9, 1],
  [9.1, 0.9],
  [9.9, 0.1],
  [10, 0],
  [10.1, -0.05],
  [11, -0.5],
  [11.9, -0.95],
  [12, -1],
  [12.1, -1],
  [24, -1],
])('sleep: %d h is %d [1:2.6 outcome.components.contribution]', (hours, value) => {
  expect(sleepValue(hours)).toBeCloseTo(value, 9);
});

test('every table names its standing, and none claims to be a published norm', () => {
  const tables = [DROP_VALUES, FULL_RISE, LATENCY_VALUES, MEDICATION_VALUES, BIOMARKER_VALUES, SLEEP_VALUES];
  expect(tables.map(({ evidence }) => referenceStatusOf(evidence))).toEqual(tables.map(() => 'provisional'));
});
