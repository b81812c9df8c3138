import type { MseSelection } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../test/mse/cssrs.ts';
import { droppedRisk, riskLowered } from './risk-change.ts';

const values = (domain: string, ...list: string[]): MseSelection => ({ [domain]: { values: list } });
const screen = (signs: string): MseSelection => ({ risk: { values: [], cssrs: answersOf(signs) } });

describe('a write that takes risk away names what is gone [D:risk not examined]', () => {
  it.each<[string, MseSelection, MseSelection, string[], boolean]>([
    ['nothing before', {}, values('risk', 'active_si'), [], false],
    ['nothing changed', values('risk', 'active_si'), values('risk', 'active_si'), [], false],
    [
      'a value removed',
      values('risk', 'active_si'),
      values('risk'),
      ['Risk: Active suicidal ideation'],
      true,
    ],
    ['its domain removed', values('risk', 'active_si'), {}, ['Risk: Active suicidal ideation'], true],
    [
      'a value of another domain removed, level kept',
      { ...values('insight', 'absent'), ...values('risk', 'active_si') },
      values('risk', 'active_si'),
      ['Insight: Absent'],
      false,
    ],
    [
      'a value put in place of a higher one',
      values('risk', 'active_si'),
      values('risk', 'passive_si'),
      ['Risk: Active suicidal ideation'],
      true,
    ],
    [
      'a value put in place of one as high',
      values('risk', 'active_si'),
      values('risk', 'si_with_plan'),
      ['Risk: Active suicidal ideation'],
      false,
    ],
    ['a value without risk removed', values('mood', 'depressed'), {}, [], false],
    ['a yes now no', screen('nynnny'), screen('nynnnn'), ['C-SSRS q6: yes'], true],
    ['a yes now open', screen('yn---n'), screen('-n---n'), ['C-SSRS q1: yes'], true],
    [
      'the screen removed',
      screen('yyyynn'),
      values('risk'),
      [...[1, 2, 3, 4].map((q) => `C-SSRS q${q}: yes`), 'C-SSRS q5: no', 'C-SSRS q6: no'],
      true,
    ],
    [
      'a screen without yes removed',
      screen('nn---n'),
      {},
      ['C-SSRS q1: no', 'C-SSRS q2: no', 'C-SSRS q6: no'],
      false,
    ],
    ['a no now yes', screen('nn---n'), screen('nn---y'), [], false],
    [
      'a finding replaced by one without risk',
      values('mood', 'hopeless'),
      values('mood', 'empty'),
      ['Mood (reported): Hopeless'],
      true,
    ],
  ])('%s', (_, before, after, dropped, lowered) => {
    expect(droppedRisk(before, after)).toEqual(dropped);
    expect(riskLowered(before, after)).toBe(lowered);
  });
});
