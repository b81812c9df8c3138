import { describe, expect, test } from 'vitest';
import { defineIndicators, INDICATOR_CATEGORIES } from './define-indicator.ts';
import { RELAPSE_INDICATORS } from './index.ts';

test('40 indicators, every key, label and other wording once', () => {
  expect(RELAPSE_INDICATORS).toHaveLength(40);
  expect(new Set(RELAPSE_INDICATORS.map(({ key }) => key)).size).toBe(40);
  expect(new Set(RELAPSE_INDICATORS.map(({ label }) => label)).size).toBe(40);
  const names = RELAPSE_INDICATORS.flatMap(({ key, label, aliases = [] }) => [
    key,
    ...aliases,
    ...(label.toLowerCase().replace(/\W/g, '_') === key ? [] : [label]),
  ]);
  const plain = names.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''));
  expect(plain.filter((name, at) => plain.indexOf(name) !== at)).toEqual([]);
});

test('every category has entries and entries of one category stand together', () => {
  const categories = RELAPSE_INDICATORS.map(({ category }) => category);
  const runs = categories.filter((category, i) => category !== categories[i - 1]);
  expect(runs).toEqual([...INDICATOR_CATEGORIES]);
});

test.each(RELAPSE_INDICATORS.map((indicator) => [indicator.key, indicator] as const))(
  '%s is well formed',
  (key, indicator) => {
    expect(key).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(indicator.label).not.toBe('');
    expect(indicator.weight > 0 && indicator.weight < 1).toBe(true);
    expect(indicator.basis.source).not.toBe('');
  },
);

describe('safety floor', () => {
  test('of five indicators; a recent attempt is high at any severity', () => {
    const floors = RELAPSE_INDICATORS.filter(({ safetyFloor }) => safetyFloor).map(({ key, safetyFloor }) => [
      key,
      safetyFloor?.highFrom,
    ]);
    expect(Object.fromEntries(floors)).toEqual({
      suicidal_ideation: 0.5,
      suicide_attempt_recent: 0,
      self_harm: 0.5,
      homicidal_ideation: 0.5,
      command_hallucinations: 0.5,
    });
  });
});

test.each([
  ['suicidal_ideation', 0.6],
  ['suicide_attempt_recent', 0.75],
  ['self_harm', 0.45],
  ['medication_stopped', 0.55],
  ['side_effect_burden', 0.15],
  ['recent_discharge', 0.3],
])('weight of %s is %d', (key, weight) => {
  expect(RELAPSE_INDICATORS.find((indicator) => indicator.key === key)?.weight).toBe(weight);
});

test.each([0, 1, -0.1, Number.NaN])('a weight of %d is refused', (weight) => {
  const entry = { key: 'x', label: 'X', weight, basis: { status: 'ours', source: 's' } as const };
  expect(() => defineIndicators('mood', [entry])).toThrow('indicator x: weight');
});
