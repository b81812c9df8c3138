import { snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const PSYCHOMOTOR = defineDomain({
  key: 'psychomotor',
  label: 'Psychomotor activity',
  multi: true,
  options: [
    { value: 'normal' },
    { value: 'slowed', label: 'Psychomotor slowing' },
    {
      value: 'agitated',
      label: 'Psychomotor agitation',
      codes: [snomed('47295007', 'Psychomotor agitation (finding)')],
    },
    { value: 'fidgeting' },
    { value: 'tremor', codes: [snomed('26079004', 'Tremor (finding)')] },
    { value: 'tics', codes: [snomed('386783003', 'Tic (finding)')] },
    { value: 'akathisia', codes: [snomed('285145004', 'Akathisia')] },
    { value: 'dyskinesia', codes: [snomed('9748009', 'Dyskinesia (finding)')] },
    { value: 'rigidity', codes: [snomed('16046003', 'Muscle rigidity (finding)')] },
    { value: 'catatonic_features', risk: '**' },
    { value: 'unsteady_gait', codes: [snomed('394616008', 'Unsteady gait (finding)')] },
  ],
});
