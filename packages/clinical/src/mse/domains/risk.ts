import { snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const RISK = defineDomain({
  key: 'risk',
  label: 'Risk',
  multi: true,
  riskCentral: true,
  options: [
    { value: 'none_identified' },
    { value: 'denies_si_hi', label: 'Denies suicidal and homicidal ideation' },
    { value: 'passive_si', label: 'Passive suicidal ideation', risk: '*' },
    {
      value: 'active_si',
      label: 'Active suicidal ideation',
      risk: '**',
      codes: [snomed('6471006', 'Suicidal thoughts (finding)')],
    },
    {
      value: 'si_with_plan',
      label: 'Suicidal ideation with plan',
      risk: '**',
      codes: [snomed('247650009', 'Planning suicide (finding)')],
    },
    {
      value: 'si_with_intent',
      label: 'Suicidal ideation with intent',
      risk: '**',
      codes: [snomed('304594002', 'Suicidal intent (finding)')],
    },
    { value: 'recent_attempt', risk: '**', codes: [snomed('82313006', 'Suicide attempt (event)')] },
    { value: 'past_attempt', risk: '*' },
    { value: 'self_harm', risk: '*', codes: [snomed('248061004', 'Self-harm (finding)')] },
    { value: 'homicidal_ideation', risk: '**' },
    { value: 'violence_risk', risk: '**', codes: [snomed('65108000', 'At risk for violence (finding)')] },
    { value: 'access_to_lethal_means', risk: '*' },
    { value: 'grave_disability', risk: '**' },
    { value: 'protective_factors_present' },
  ],
});
