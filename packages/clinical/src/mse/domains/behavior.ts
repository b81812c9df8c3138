import { snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const BEHAVIOR = defineDomain({
  key: 'behavior',
  label: 'Behavior',
  multi: true,
  options: [
    { value: 'calm' },
    { value: 'cooperative' },
    { value: 'restless', codes: [snomed('162221009', 'Restlessness (finding)')] },
    { value: 'agitated', risk: '*' },
    { value: 'withdrawn', codes: [snomed('276249004', 'Withdrawn behavior (finding)')] },
    { value: 'disinhibited' },
    { value: 'impulsive', codes: [snomed('286756000', 'Impulsiveness')] },
    { value: 'repetitive_movements' },
    { value: 'tearful' },
    { value: 'responding_to_internal_stimuli', risk: '*' },
    { value: 'aggressive', risk: '**', codes: [snomed('61372001', 'Aggressive behavior (finding)')] },
  ],
});
