// Kept by `npx pnpm documents indexes`: a file of this folder is a product.
import { biomarkerEndpoint } from './biomarker.ts';
import { dmseEndpoint } from './dmse.ts';
import { medicationEndpoint } from './medication.ts';
import { outcomeEndpoint } from './outcome.ts';
import { relapseEndpoint } from './relapse.ts';

export * from './biomarker.ts';
export * from './dmse.ts';
export * from './medication.ts';
export * from './outcome.ts';
export * from './relapse.ts';

/** The analysis endpoint of each product. */
export const PRODUCT_ENDPOINTS = {
  dmse: dmseEndpoint,
  medication: medicationEndpoint,
  biomarker: biomarkerEndpoint,
  outcome: outcomeEndpoint,
  relapse: relapseEndpoint,
} as const;
