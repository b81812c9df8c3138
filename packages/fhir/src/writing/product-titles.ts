import type { ProductKey } from '@svc/contracts';

const TITLES: Readonly<Partial<Record<ProductKey, string>>> = {
  dmse: 'Digital mental status examination',
  medication: 'Medication response',
  biomarker: 'Biomarkers in context',
  outcome: 'Outcome trajectory',
  relapse: 'Relapse early-warning score',
};

/** What the result of a product is called where a person reads it; its key for one without a title here. */
export function productTitle(product: ProductKey): string {
  return TITLES[product] ?? product;
}
