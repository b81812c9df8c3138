import { PRODUCTS } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { bundleFaults } from './bundle-faults.ts';
import {
  agentBundles,
  type Emitted,
  examBundles,
  labBundles,
  productBundles,
  retinaBundles,
} from './emitted.ts';

const SEED = 20_261_124;
const FEW = 10;

/** Faults of every bundle that has one, with what it was made of. */
const faultyOf = (emitted: readonly Emitted[]) =>
  emitted.flatMap(({ kind, bundle }) => {
    const faults = bundleFaults(bundle);
    return faults.length === 0 ? [] : [{ kind, id: bundle.id, faults: faults.slice(0, 5) }];
  });

describe('what leaves as FHIR passes four validators, has what US Core asks and leads nowhere else', () => {
  it.each(PRODUCTS)('generated results and requests of %s', (product) => {
    const emitted = productBundles(product, FEW, SEED);
    expect(emitted).toHaveLength(2 * FEW);
    expect(faultyOf(emitted)).toEqual([]);
  });

  it('generated answers of the agents', async () => {
    expect(faultyOf(await agentBundles(FEW, SEED))).toEqual([]);
  });

  it('generated exam records', () => expect(faultyOf(examBundles(FEW, SEED))).toEqual([]));

  it('lab orders in every status', () => expect(faultyOf(labBundles(20))).toEqual([]));

  it('screenings in every status', () => expect(faultyOf(retinaBundles(8))).toEqual([]));
});
