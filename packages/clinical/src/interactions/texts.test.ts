import { describe, expect, it } from 'vitest';
import { PATIENT_CAUTIONS } from './patient-cautions.ts';
import { RESTARTS, WASHOUTS } from './washouts.ts';

describe('the number in a caution is where it begins to hold', () => {
  const numbered = PATIENT_CAUTIONS.filter(({ why }) => /\d/.test(why)).map(
    (it) => [it.kind, it.why, it] as const,
  );

  it.each(numbered)('%s: %s', (kind, why, { holds }) => {
    const [, at] =
      /\bat (\d+) ms or more|\bfrom (\d+) years/.exec(why)?.filter((it) => it !== undefined) ?? [];
    const begins = (value: number) => holds?.({ kind, state: 'present', words: '', value });
    expect(begins(Number(at))).toBe(true);
    expect(begins(Number(at) - 1)).toBe(false);
  });

  it('stands in those of the QT interval and of age', () => {
    expect(new Set(numbered.map(([kind]) => kind))).toEqual(new Set(['ecg', 'age']));
  });
});

it.each(PATIENT_CAUTIONS.map((it) => [it.kind, it.why, it] as const))(
  '%s: %s: what its source does not name is a member, beside one it names',
  (_kind, _why, { members, membersFromMemory = [] }) => {
    expect(membersFromMemory.filter((key) => !members.includes(key))).toEqual([]);
    expect(membersFromMemory.length).toBeLessThan(members.length);
  },
);

describe('the days of a washout are those its source tells', () => {
  it.each([
    ['tranylcypromine', '14 days after an MAO inhibitor', 14],
    ['fluoxetine', 'five weeks after fluoxetine', 35],
    ['SSRI', '14 days otherwise', 14],
  ])('%s: %s', (member, said, days) => {
    const rows = WASHOUTS.filter(
      ({ stopped, evidence }) => stopped.includes(member) && evidence.source.includes(said),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.days).toBe(days);
  });
});

describe('the gap after which a medicine is titrated again is the one its words tell', () => {
  it.each(RESTARTS.map((it) => [it.drug, it.why, it] as const))('%s: %s', (_drug, why, { afterDays }) => {
    const [, count, unit] =
      /\bmore than (\d+) (hours)\b/.exec(why) ?? /\(about (\d+) (days)\b/.exec(why) ?? [];
    expect(Number(count) / (unit === 'hours' ? 24 : 1)).toBe(afterDays);
  });
});
