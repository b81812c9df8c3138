import { loinc } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const INSIGHT = defineDomain({
  key: 'insight',
  label: 'Insight',
  multi: false,
  codes: [loinc('66009-2', 'Insight into illness')],
  options: [
    { value: 'good' },
    { value: 'fair' },
    { value: 'partial' },
    { value: 'limited' },
    { value: 'poor' },
    { value: 'absent', finding: 'Insight absent', risk: '*' },
    { value: 'not_assessed' },
  ],
});
