import { assessMseRisk } from '@svc/engines';
import { describe, expect, it, test } from 'vitest';
import type { Finding } from '../find/finding.ts';
import { judgeStatements } from '../find/judge-statements.ts';
import { heardTurns } from '../attribute/heard-turns.ts';
import { statementsOf } from '../attribute/statements.ts';
import { readTranscript } from '../segment/read-transcript.ts';
import { reachLevel } from './reach-level.ts';

const TRANSCRIPT = [
  'Clinician: How are things?',
  'Patient: I have given the dog away and paid what I owed.',
  'Clinician: And then?',
  'Patient: Then it is done.',
  // Fewer statements leave no level beyond doubt.
  ...Array.from({ length: 10 }, (_, day) => `Clinician: And on day ${day}?\nPatient: I fed the hens.`),
].join('\n');
const JUDGED = {
  statements: judgeStatements(statementsOf(heardTurns(readTranscript(TRANSCRIPT)), new Set())),
  observations: [],
};
const reached = (weighed: Readonly<Record<string, number>>, findings: readonly Finding[] = []): Finding[] =>
  reachLevel(findings, new Map(Object.entries(weighed)), JUDGED, TRANSCRIPT);
const levelOf = (findings: readonly Finding[]): string =>
  assessMseRisk({ risk: { values: findings.map(({ value }) => value) } } as never).level;

describe('the level that a visit as a whole leaves no doubt of [D:draft agent]', () => {
  test.each([
    ['low', 'low'],
    ['moderate', 'moderate'],
    ['high', 'high'],
  ])('is reached by the likeliest option: %s', (level, expected) => {
    const found = reached({
      [`level.${level}`]: 2,
      'risk.active_si': -0.4,
      'risk.passive_si': -0.2,
      'risk.si_with_plan': -0.5,
    });
    expect(found).toHaveLength(1);
    const levels = ['none', 'low', 'moderate', 'high'];
    expect(levels.indexOf(levelOf(found))).toBeGreaterThanOrEqual(levels.indexOf(expected));
  });

  it('is drafted as doubtful, with words of the transcript', () => {
    const [found] = reached({ 'level.high': 3, 'risk.si_with_plan': -0.5 });
    expect(found).toMatchObject({ hedged: true, isRisk: true });
    expect(TRANSCRIPT.slice(found?.start, found?.end)).toBe(found?.quote);
  });

  test.each<[why: string, weighed: Record<string, number>]>([
    ['is in doubt', { 'level.high': 0.5, 'risk.si_with_plan': -0.1 }],
    ['has no option that is likely at all', { 'level.high': 3, 'risk.si_with_plan': -6 }],
    ['is not weighed', {}],
  ])('adds nothing where it %s', (_why, weighed) => {
    expect(reached(weighed)).toEqual([]);
  });

  it('adds nothing where what was found reaches it', () => {
    const found = reached({ 'level.high': 3, 'risk.si_with_plan': -0.5 });
    expect(reached({ 'level.high': 3, 'risk.si_with_plan': 0.5, 'risk.active_si': -0.1 }, found)).toEqual(
      found,
    );
  });
});
