import { snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const PERCEPTION = defineDomain({
  key: 'perception',
  label: 'Perception',
  multi: true,
  riskCentral: true,
  options: [
    { value: 'no_abnormality', codes: [snomed('247700009', 'Normal perception')] },
    {
      value: 'auditory_hallucinations',
      risk: '*',
      codes: [snomed('45150006', 'Auditory hallucinations (finding)')],
    },
    {
      value: 'visual_hallucinations',
      risk: '*',
      codes: [snomed('64269007', 'Visual hallucinations (finding)')],
    },
    { value: 'tactile_hallucinations', risk: '*' },
    { value: 'olfactory_hallucinations', risk: '*' },
    { value: 'command_hallucinations', risk: '**', codes: [snomed('78595002', 'Command hallucinations')] },
    { value: 'illusions' },
    { value: 'derealization' },
    { value: 'depersonalization' },
    { value: 'flashbacks', codes: [snomed('30871003', 'Flashbacks (disorder)')] },
  ],
});
