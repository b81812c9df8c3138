import { loinc, snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const MOOD = defineDomain({
  key: 'mood',
  label: 'Mood (reported)',
  multi: true,
  codes: [loinc('80296-7', 'Mood')],
  options: [
    { value: 'euthymic' },
    { value: 'depressed', codes: [snomed('366979004', 'Depressed mood (finding)')] },
    { value: 'anxious', codes: [snomed('48694002', 'Anxiety (finding)')] },
    { value: 'irritable', codes: [snomed('55929007', 'Feeling irritable (finding)')] },
    { value: 'angry', codes: [snomed('75408008', 'Feeling angry (finding)')] },
    { value: 'elevated' },
    { value: 'euphoric' },
    { value: 'labile' },
    { value: 'hopeless', risk: '*', codes: [snomed('307077003', 'Feeling hopeless (finding)')] },
    { value: 'empty' },
    { value: 'fearful', codes: [snomed('367545001', 'Fearful mood')] },
    { value: 'guilty', codes: [snomed('7571003', 'Guilt')] },
  ],
});
