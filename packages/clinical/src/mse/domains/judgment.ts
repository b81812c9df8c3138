import { loinc, snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const JUDGMENT = defineDomain({
  key: 'judgment',
  label: 'Judgment',
  multi: false,
  codes: [loinc('75338-4', 'Cognitive judgment')],
  options: [
    { value: 'good' },
    { value: 'fair' },
    { value: 'limited' },
    { value: 'impaired', codes: [snomed('423124001', 'Diminished judgement (finding)')] },
    { value: 'poor' },
    { value: 'grossly_impaired', finding: 'Judgment grossly impaired', risk: '*' },
    { value: 'not_assessed' },
  ],
});
