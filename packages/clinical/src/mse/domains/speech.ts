import { loinc, snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const SPEECH = defineDomain({
  key: 'speech',
  label: 'Speech',
  multi: true,
  codes: [loinc('66038-1', 'Speech')],
  options: [
    { value: 'normal_rate' },
    { value: 'slowed' },
    { value: 'rapid' },
    { value: 'pressured', codes: [snomed('53890003', 'Pressured speech')] },
    { value: 'soft' },
    { value: 'loud' },
    { value: 'monotone' },
    { value: 'latency_increased', label: 'Increased response latency' },
    { value: 'poverty_of_speech' },
    { value: 'slurred', codes: [snomed('289195008', 'Slurred speech (finding)')] },
    { value: 'mute' },
    { value: 'stuttering', codes: [snomed('39423001', 'Stuttering (finding)')] },
    { value: 'hyperverbal' },
  ],
});
