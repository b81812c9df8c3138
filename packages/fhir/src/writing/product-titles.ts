import type { ProductKey } from '@svc/contracts';

/** What the result of each product is called where a person reads it. */
export const PRODUCT_TITLES: Readonly<Record<ProductKey, string>> = {
  dmse: 'Digital mental status examination',
  medication: 'Medication response',
  biomarker: 'Biomarkers in context',
  outcome: 'Outcome trajectory',
  relapse: 'Relapse early-warning score',
};
