import { describe, expect, it } from 'vitest';
import { findDrug } from './find-drug.ts';
import { DRUGS } from './index.ts';
import { SHARED_BRANDS } from './shared-brands.ts';

const keys = new Set(DRUGS.map(({ key }) => key));

describe('a brand that means several drugs', () => {
  it.each(SHARED_BRANDS.map((entry) => [entry.brand, entry] as const))(
    '%s names listed drugs, each once, and no drug lists it',
    (brand, { meanings }) => {
      expect(meanings.length).toBeGreaterThan(1);
      expect(meanings.filter(({ drug }) => !keys.has(drug))).toEqual([]);
      expect(new Set(meanings.map(({ drug }) => drug)).size).toBe(meanings.length);
      expect(findDrug(brand)).toBeUndefined();
    },
  );

  it.each(SHARED_BRANDS.map((entry) => [entry.brand, entry] as const))(
    'no strength of %s belongs to two of them',
    (_brand, { meanings }) => {
      const strengths = meanings.flatMap(({ strengthsMg = [] }) => strengthsMg);
      expect(new Set(strengths).size).toBe(strengths.length);
    },
  );
});
