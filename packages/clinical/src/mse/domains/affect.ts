import { snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const AFFECT = defineDomain({
  key: 'affect',
  label: 'Affect (observed)',
  multi: true,
  options: [
    { value: 'full_range' },
    { value: 'congruent' },
    { value: 'incongruent' },
    { value: 'constricted' },
    { value: 'blunted' },
    { value: 'flat', codes: [snomed('932006', 'Flat affect (finding)')] },
    { value: 'labile' },
    { value: 'tearful', codes: [snomed('271951008', 'Crying associated with mood (finding)')] },
    { value: 'anxious' },
    { value: 'irritable' },
    { value: 'expansive' },
    { value: 'inappropriate' },
  ],
});
