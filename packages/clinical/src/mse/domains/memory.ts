import { snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const MEMORY = defineDomain({
  key: 'memory',
  label: 'Memory',
  multi: true,
  options: [
    { value: 'intact' },
    { value: 'immediate_impaired', label: 'Immediate memory impaired' },
    { value: 'recent_impaired', label: 'Recent memory impaired' },
    {
      value: 'remote_impaired',
      label: 'Remote memory impaired',
      codes: [snomed('247588002', 'Poor long-term memory (finding)')],
    },
    { value: 'confabulation' },
    { value: 'amnesia', risk: '*', codes: [snomed('48167000', 'Amnesia (finding)')] },
    { value: 'not_assessed' },
  ],
});
