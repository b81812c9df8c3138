import { describe, expect, test } from 'vitest';
import { referenceStatusOf } from '@svc/clinical';
import {
  CADENCE_POINTS,
  CHANGE_POINTS,
  CONCERN_POINTS,
  cadencePoints,
  changePoints,
  isActivation,
  LATENCY_POINTS,
  LEVEL_POINTS,
  latencyPoints,
  MEDICATION_POINTS,
  medicationPoints,
  SECOND_INSTRUMENT_POINTS,
  SLEEP_POINTS,
  sleepPoints,
  symptomPoints,
} from './points.ts';

/** Every anchor of the defaults, and a value below and above it. */

test.each([
  [0, 0],
  [0.14, 0],
  [0.15, 0],
  [0.16, 15 / 55],
  [0.425, 7.5],
  [0.69, 15 - 15 / 55],
  [0.7, 15],
  [0.71, 15],
  [1, 15],
])('level: severity %d gives %d points [1:2.6 relapse.factors.points]', (severity, points) => {
  expect(symptomPoints(severity, 0, false)).toBeCloseTo(points, 9);
});

test.each([
  [-1, 0],
  [-0.01, 0],
  [0, 0],
  [0.01, 0.8],
  [0.05, 4],
  [0.09, 7.2],
  [0.1, 8],
  [0.11, 9.2],
  [0.15, 14],
  [0.19, 18.8],
  [0.2, 20],
  [0.21, 20],
  [1, 20],
])(
  'change: worsening by %s of the range gives %d points [1:2.6 relapse.factors.points]',
  (worsening, points) => {
    expect(changePoints(worsening, false)).toBeCloseTo(points, 9);
    expect(changePoints(worsening, true)).toBeCloseTo(points + 3, 9);
  },
);

test.each([
  [0.7, 0.2, false, 35],
  [0.7, 0.2, true, 35],
  [0.7, 0.1, true, 26],
  [0.1, 0, true, 3],
])(
  'severity %d, worsening %s, second instrument worse %s: %d points, never above 35 [1:2.6 relapse.factors.points]',
  (severity, worsening, second, points) => {
    expect(symptomPoints(severity, worsening, second)).toBeCloseTo(points, 9);
  },
);

test.each([
  [0, 15],
  [2.9, 15],
  [3, 15],
  [3.1, 14.7],
  [3.9, 12.3],
  [4, 12],
  [4.1, 11.7],
  [4.9, 9.3],
  [5, 9],
  [5.1, 8.5],
  [5.5, 6.5],
  [5.9, 4.5],
  [6, 4],
  [6.1, 3.6],
  [6.9, 0.4],
  [7, 0],
  [8, 0],
  [9, 0],
  [9.1, 0.4],
  [9.9, 3.6],
  [10, 4],
  [10.1, 4.5],
  [10.9, 8.5],
  [11, 9],
  [11.1, 9.4],
  [11.9, 12.6],
  [12, 13],
  [12.1, 13],
  [24, 13],
])('sleep: %d h gives %d points [1:2.6 relapse.factors.points]', (hours, points) => {
  expect(sleepPoints(hours)).toBeCloseTo(points, 9);
});

test.each([
  [-100, 3, true],
  [-31, 3, true],
  [-30, 3, true],
  [-29.9, 0, false],
  [0, 0, false],
  [9.9, 0, false],
  [10, 0, false],
  [13, 1, false],
  [24, 5 - 1 / 3, false],
  [25, 5, false],
  [26, 5 + 1 / 3, false],
  [39, 10 - 1 / 3, false],
  [40, 10, false],
  [41, 10 + 1 / 12, false],
  [99, 15 - 1 / 12, false],
  [100, 15, false],
  [101, 15, false],
  [1000, 15, false],
])(
  'response latency: %d %% gives %d points, activation %s [1:2.6 relapse.factors.points]',
  (changePct, points, activation) => {
    expect(latencyPoints(changePct)).toBeCloseTo(points, 9);
    expect(isActivation(changePct)).toBe(activation);
  },
);

test.each([
  [true, 0, 10],
  [true, 13, 10],
  [true, 14, 10],
  [true, 15, 8],
  [true, 30, 8],
  [true, 31, 5],
  [true, 90, 5],
  [true, 91, 0],
  [true, 3650, 0],
  [true, undefined, 0],
  [false, 0, 20],
  [false, 29, 20],
  [false, 30, 20],
  [false, 31, 16],
  [false, 90, 16],
  [false, 91, 10],
  [false, 3650, 10],
  [false, undefined, 8],
])(
  'medication: active %s, last change %s days ago gives %d points [1:2.6 relapse.factors.points]',
  (active, days, points) => {
    expect(medicationPoints(active, days)).toBe(points);
  },
);

test.each([
  [0, 0],
  [29, 0],
  [30, 0],
  [31, 4 / 30],
  [45, 2],
  [59, 4 - 4 / 30],
  [60, 4],
  [61, 4 + 4 / 30],
  [89, 8 - 4 / 30],
  [90, 8],
  [91, 8 + 4 / 90],
  [179, 12 - 4 / 90],
  [180, 12],
  [181, 12 + 3 / 185],
  [364, 15 - 3 / 185],
  [365, 15],
  [366, 15],
  [3650, 15],
])('cadence: last visit %d days ago gives %d points [1:2.6 relapse.factors.points]', (days, points) => {
  expect(cadencePoints(days)).toBeCloseTo(points, 9);
});

describe('evidence', () => {
  test('every table names its standing, and none claims to be a published norm', () => {
    const tables = [
      LEVEL_POINTS,
      CHANGE_POINTS,
      SECOND_INSTRUMENT_POINTS,
      CONCERN_POINTS,
      SLEEP_POINTS,
      LATENCY_POINTS,
      MEDICATION_POINTS,
      CADENCE_POINTS,
    ];
    expect(tables.map(({ evidence }) => referenceStatusOf(evidence))).toEqual(
      tables.map(() => 'provisional'),
    );
  });
});
