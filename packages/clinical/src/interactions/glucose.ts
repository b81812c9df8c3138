import { memory, verified } from '../evidence/evidence.ts';
import { defineRules, type InteractionRule } from './define-rule.ts';
import { label } from './sources.ts';

/** Medicines for diabetes and weight with one another, and with the pill. */
export const GLUCOSE_RULES: readonly InteractionRule[] = defineRules([
  {
    id: 'X550',
    a: ['GLP1'],
    b: ['insulin', 'SULFONYLUREA', 'repaglinide', 'nateglinide'],
    severity: 'moderate',
    mechanism: 'Both lower glucose: hypoglycaemia',
    recommendation:
      'Consider a lower dose of {b} when {a} starts or its dose rises, glucose checks in these weeks, and what to do when glucose is low',
    evidence: label('OZEMPIC', 'dose or monitoring', 'insulin secretagogues and insulin'),
    membersFromMemory: [
      'tirzepatide',
      'exenatide',
      'liraglutide',
      'dulaglutide',
      'lixisenatide',
      'orforglipron',
      'retatrutide',
    ],
  },
  {
    id: 'X551',
    a: ['insulin'],
    b: ['SULFONYLUREA', 'repaglinide', 'nateglinide', 'pramlintide'],
    severity: 'moderate',
    mechanism: 'Both lower glucose: hypoglycaemia',
    recommendation: 'Consider glucose checks at each change, and a lower dose of {b}',
    evidence: memory(),
  },
  {
    id: 'X552',
    a: ['tirzepatide'],
    b: [
      'oral_contraceptive',
      'progestin_contraceptive',
      'levonorgestrel',
      'norethindrone',
      'norgestimate',
      'norgestrel',
      'desogestrel',
      'drospirenone',
      'dienogest',
    ],
    severity: 'moderate',
    mechanism: 'Slower gastric emptying: less of a contraceptive taken by mouth is absorbed',
    recommendation:
      'Consider another contraceptive than by mouth, or a barrier beside it for 4 weeks after the start and after each higher dose of {a}',
    evidence: label('MOUNJARO', 'dose or monitoring', 'oral hormonal contraceptives'),
    numbersFrom: verified('Mounjaro, oral contraceptives (medical.lilly.com): 4 weeks'),
  },
  {
    id: 'X553',
    a: ['GLP1'],
    b: ['VKA'],
    severity: 'minor',
    mechanism: 'Slower gastric emptying and less food: anticoagulant effect can change',
    recommendation: 'Consider INR checks when {a} starts or its dose rises',
    evidence: memory(),
  },
]);
