import { defineDomain } from '../define-domain.ts';

export const EYE_CONTACT = defineDomain({
  key: 'eye_contact',
  label: 'Eye contact',
  multi: false,
  options: [
    { value: 'good' },
    { value: 'fair' },
    { value: 'intermittent' },
    { value: 'poor' },
    { value: 'avoidant' },
    { value: 'intense' },
    { value: 'staring' },
  ],
});
