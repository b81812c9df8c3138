import { snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const THOUGHT_CONTENT = defineDomain({
  key: 'thought_content',
  label: 'Thought content',
  multi: true,
  riskCentral: true,
  options: [
    { value: 'unremarkable' },
    { value: 'ruminations', codes: [snomed('86110000', 'Rumination - thoughts (finding)')] },
    { value: 'obsessions', codes: [snomed('67698009', 'Obsessional thoughts (finding)')] },
    { value: 'phobias', codes: [snomed('386808001', 'Phobia (finding)')] },
    { value: 'somatic_preoccupation' },
    { value: 'overvalued_ideas' },
    { value: 'ideas_of_reference', codes: [snomed('41189006', 'Ideas of reference')] },
    { value: 'persecutory_delusions', risk: '*', codes: [snomed('216004', 'Delusion of persecution')] },
    { value: 'grandiose_delusions', risk: '*', codes: [snomed('247667002', 'Grandiose delusions')] },
    { value: 'other_delusions', risk: '*' },
    { value: 'hopelessness_themes', risk: '*' },
    { value: 'passive_death_wish', risk: '*' },
    { value: 'suicidal_thoughts', risk: '**', codes: [snomed('6471006', 'Suicidal thoughts (finding)')] },
    { value: 'homicidal_thoughts', risk: '**' },
  ],
});
