import { defineDomain } from '../define-domain.ts';

export const ATTENTION = defineDomain({
  key: 'attention',
  label: 'Attention and concentration',
  multi: false,
  options: [
    { value: 'intact' },
    { value: 'mildly_impaired' },
    { value: 'moderately_impaired' },
    { value: 'severely_impaired' },
    { value: 'distractible' },
    { value: 'hypervigilant' },
    { value: 'not_assessed' },
  ],
});
