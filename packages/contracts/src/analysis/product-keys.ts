// Kept by `npx pnpm documents indexes`: a name for each file of `products`.

/** Every analysis product, in the order of the documentation. */
export const PRODUCTS = ['dmse', 'medication', 'biomarker', 'outcome', 'relapse'] as const;
