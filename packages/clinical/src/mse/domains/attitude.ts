import { snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const ATTITUDE = defineDomain({
  key: 'attitude',
  label: 'Attitude',
  multi: true,
  options: [
    { value: 'cooperative' },
    { value: 'engaged' },
    { value: 'guarded' },
    { value: 'suspicious', codes: [snomed('22927000', 'Suspicious behavior (finding)')] },
    { value: 'hostile', risk: '*' },
    { value: 'evasive' },
    { value: 'dismissive' },
    { value: 'apathetic' },
    { value: 'seductive' },
    { value: 'ingratiating' },
  ],
});
