import type { ProductKey } from '@svc/contracts';
import type { Arbitrary } from 'fast-check';
import type { Pair } from './pairs.ts';

/** Making one field worse never makes the answer better. */
export interface Law<Product extends ProductKey = ProductKey> {
  readonly product: Product;
  readonly field: string;
  /** What worse means for the field. */
  readonly worse: string;
  readonly pairs: Arbitrary<Pair<Product>>;
  /** The aspects of the answer it speaks of; all of them when absent. */
  readonly aspects?: readonly string[];
}

/** One row of the table, with its product's types forgotten. */
export const law = <Product extends ProductKey>(
  product: Product,
  field: string,
  worse: string,
  pairs: Arbitrary<Pair<Product>>,
  aspects?: readonly string[],
): Law => ({ product, field, worse, pairs, aspects }) as unknown as Law;
