import { expect, test } from 'vitest';
import { describeSignalModel } from './describe-signal-model.ts';
import { RELAPSE_INDICATORS } from '@svc/clinical';

test('lists every recognised indicator with label, category and weight [1:2.11 toolCalls]', () => {
  const { indicators } = describeSignalModel();
  expect(indicators.map(({ indicator }) => indicator)).toEqual(RELAPSE_INDICATORS.map(({ key }) => key));
  expect(indicators.find(({ indicator }) => indicator === 'sleep_disruption')).toEqual({
    indicator: 'sleep_disruption',
    label: 'Sleep disruption',
    category: 'sleep',
    weight: 0.35,
    referenceStatus: 'provisional',
  });
});

test('marks every weight, and the model, as provisional [D:provisional numbers: agents]', () => {
  const { referenceStatus, indicators } = describeSignalModel();
  expect([referenceStatus, ...indicators.map((indicator) => indicator.referenceStatus)]).toEqual(
    Array.from({ length: 41 }, () => 'provisional'),
  );
});

test('names the indicators with a safety floor [D:relapse agent floor]', () => {
  const floors = describeSignalModel().indicators.flatMap(({ indicator, highFromSeverity }) =>
    highFromSeverity === undefined ? [] : [[indicator, highFromSeverity]],
  );
  expect(Object.fromEntries(floors)).toEqual({
    suicidal_ideation: 0.5,
    suicide_attempt_recent: 0,
    self_harm: 0.5,
    homicidal_ideation: 0.5,
    command_hallucinations: 0.5,
  });
});

test('names the bands by their lower edges', () => {
  expect(describeSignalModel().bands).toEqual([
    { band: 'low', from: 0 },
    { band: 'moderate', from: 25 },
    { band: 'elevated', from: 50 },
    { band: 'high', from: 75 },
  ]);
});

test('names the indicators that often start a relapse', () => {
  const { indicators, furtherSign } = describeSignalModel();
  expect(furtherSign).toContain('0.2');
  expect(indicators.filter(({ startsRelapse }) => startsRelapse).map(({ indicator }) => indicator)).toEqual([
    'hallucinations',
    'paranoia',
    'disorganized_thinking',
    'missed_doses',
    'medication_stopped',
    'reduced_need_for_sleep',
    'elevated_mood',
  ]);
});
