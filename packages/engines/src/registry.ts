import { type ProductKey, PRODUCTS } from '@svc/contracts';
import * as engines from './engines.ts';

/** An engine for each product of the contract: one that is missing does not compile. */
const byProduct = engines satisfies Readonly<Record<ProductKey, unknown>>;

/** Every engine by product, in the order of the contract. */
export const ENGINES = Object.fromEntries(
  PRODUCTS.map((product) => [product, byProduct[product]]),
) as unknown as Pick<typeof byProduct, ProductKey>;
