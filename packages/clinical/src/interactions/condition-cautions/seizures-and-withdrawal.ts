import { memory } from '../../evidence/evidence.ts';
import { defineCautions } from './define-caution.ts';

/** Seizures, eating disorders and withdrawal. */
export const SEIZURES_AND_WITHDRAWAL = defineCautions([
  {
    id: 'C001',
    states: ['seizure', 'epilepsy'],
    members: ['bupropion'],
    level: 'high',
    why: 'contraindicated by label in a seizure disorder: lowers the seizure threshold',
    advice: 'usually avoided: consider another antidepressant with the prescriber before the next dose',
    evidence: memory('label of bupropion'),
  },
  {
    id: 'C002',
    states: ['eating_disorder'],
    members: ['bupropion'],
    level: 'high',
    why: 'contraindicated by label with a present or former bulimia or anorexia nervosa: more seizures',
    advice: 'usually avoided: consider another antidepressant with the prescriber before the next dose',
    evidence: memory('label of bupropion'),
  },
  {
    id: 'C003',
    states: ['alcohol_withdrawal', 'sedative_withdrawal'],
    members: ['bupropion'],
    level: 'high',
    why: 'contraindicated by label while alcohol or sedatives are stopped abruptly: seizures',
    advice: 'usually avoided: check for withdrawal today and consider holding it with the prescriber',
    evidence: memory('label of bupropion'),
  },
  {
    id: 'C004',
    states: ['sedative_withdrawal', 'alcohol_withdrawal'],
    with: ['seizure', 'acute_confusion', 'confusion', 'psychotic_symptoms', 'fever', 'high_fever', 'status_epilepticus'],
    onlyNow: true,
    level: 'high',
    why: 'complicated withdrawal: seizures and delirium can be fatal',
    advice: 'look at it now: usually assessed and treated in hospital',
    evidence: memory('guidelines on alcohol and benzodiazepine withdrawal'),
  },
  {
    id: 'C005',
    states: ['sedative_withdrawal', 'alcohol_withdrawal'],
    level: 'moderate',
    why: 'withdrawal can end in seizures or delirium',
    advice: 'check withdrawal signs today; usually reduced in steps or covered, not stopped at once',
    evidence: memory('guidelines on alcohol and benzodiazepine withdrawal'),
  },
]);
