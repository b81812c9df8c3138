import { describe, expect, test } from 'vitest';
import { DAY_MS, instantOf } from '../shared/dates.ts';
import { windowsOf } from './compare-scores.ts';
import { AFTER_TO_DAYS } from './parameters.ts';
import { recognisePrescriptions } from './recognise-prescriptions.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const START = '2026-03-02';
const START_DAY = (instantOf(START) ?? 0) / DAY_MS;

/** Days after the start of sertraline until which its scores count, with another medicine beside it. */
function endBeside(medicationName: string, prescribedAt: string): number {
  const sent = (id: string, name: string, at: string) => ({
    id,
    medicationName: name,
    status: 'active' as const,
    prescribedAt: at,
  });
  const { active } = recognisePrescriptions(
    [sent('1', 'sertraline', START), sent('2', medicationName, prescribedAt)],
    NOW,
  );
  const [first] = active;
  if (first === undefined || first.start === null) throw new Error('sertraline has no start');
  return windowsOf(first, first.start, active, 30).afterTo - START_DAY;
}

describe('the scores after a start count until', () => {
  test.each([
    ['another of its class starts', 'fluoxetine', '2026-03-22', 20],
    ['the end, when that one starts on the same day', 'fluoxetine', START, AFTER_TO_DAYS],
    ['another starts the day after', 'fluoxetine', '2026-03-03', 1],
    ['the end, when that one started before', 'fluoxetine', '2026-02-01', AFTER_TO_DAYS],
    ['the end, when that one starts on the last day', 'fluoxetine', '2026-05-25', AFTER_TO_DAYS],
    ['the end, when another class starts', 'quetiapine', '2026-03-22', AFTER_TO_DAYS],
  ])('%s', (_, name, at, days) => {
    expect(endBeside(name, at)).toBe(days);
  });
});
