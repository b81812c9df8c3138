import { snomed } from '../../evidence/terminology.ts';
import { defineDomain } from '../define-domain.ts';

export const ORIENTATION = defineDomain({
  key: 'orientation',
  label: 'Orientation and consciousness',
  multi: true,
  options: [
    { value: 'alert' },
    { value: 'oriented_x4', label: 'Oriented to person, place, time, situation' },
    {
      value: 'disoriented_time',
      label: 'Disoriented to time',
      codes: [snomed('19657006', 'Disorientated in time (finding)')],
    },
    {
      value: 'disoriented_place',
      label: 'Disoriented to place',
      codes: [snomed('72440003', 'Disorientated in place (finding)')],
    },
    {
      value: 'disoriented_person',
      label: 'Disoriented to person',
      risk: '*',
      codes: [snomed('62766000', 'Disorientation for person (finding)')],
    },
    { value: 'disoriented_situation', label: 'Disoriented to situation' },
    { value: 'drowsy', codes: [snomed('271782001', 'Drowsy (finding)')] },
    { value: 'lethargic', risk: '*', codes: [snomed('214264003', 'Lethargy (finding)')] },
    {
      value: 'fluctuating_alertness',
      risk: '**',
      codes: [snomed('830285008', 'Fluctuation of level of consciousness (finding)')],
    },
    { value: 'confused', risk: '*' },
  ],
});
