import { snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const APPEARANCE = defineDomain({
  key: 'appearance',
  label: 'Appearance',
  multi: true,
  options: [
    { value: 'well_groomed' },
    { value: 'appropriately_dressed' },
    { value: 'appears_stated_age' },
    { value: 'casual' },
    { value: 'disheveled' },
    { value: 'poor_hygiene' },
    { value: 'bizarre_dress' },
    { value: 'underweight', codes: [snomed('248342006', 'Underweight (finding)')] },
    { value: 'overweight', codes: [snomed('238131007', 'Overweight (finding)')] },
    { value: 'tired_appearing' },
    { value: 'visible_injuries', risk: '*' },
    { value: 'signs_of_intoxication', risk: '*' },
  ],
});
