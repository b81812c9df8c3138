import { snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const THOUGHT_PROCESS = defineDomain({
  key: 'thought_process',
  label: 'Thought process',
  multi: true,
  options: [
    { value: 'linear' },
    { value: 'goal_directed' },
    { value: 'circumstantial' },
    { value: 'tangential' },
    { value: 'loose_associations' },
    { value: 'flight_of_ideas' },
    { value: 'thought_blocking', codes: [snomed('2899008', 'Thought block')] },
    { value: 'perseverative', codes: [snomed('44515000', 'Perseveration')] },
    { value: 'disorganized', codes: [snomed('736319003', 'Disorganized thoughts')] },
    { value: 'racing', codes: [snomed('285303006', 'Racing thoughts')] },
    { value: 'word_salad', risk: '*' },
    { value: 'slowed' },
  ],
});
