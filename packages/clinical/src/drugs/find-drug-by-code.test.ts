import { describe, expect, it } from 'vitest';
import { findDrugByCode } from './find-drug-by-code.ts';
import { FURTHER_ATC_CODES } from './further-atc-codes.ts';
import { DRUGS } from './index.ts';
import { RXNORM_PRODUCTS } from './rxnorm-products.ts';

const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm';
const ATC = 'http://www.whocc.no/atc';
const keys = new Set(DRUGS.map(({ key }) => key));

describe('a code of a medicine', () => {
  it.each([
    ['an ingredient', RXNORM, '2556', 'citalopram'],
    ['a clinical drug', RXNORM, '312938', 'sertraline'],
    ['a branded drug', RXNORM, '213345', 'citalopram'],
    ['a brand', RXNORM, '215928', 'citalopram'],
    ['a drug component', RXNORM, '331477', 'risperidone'],
    ['a precise ingredient', RXNORM, '42351', 'lithium'],
    ['a system as an OID', 'urn:oid:2.16.840.1.113883.6.88', '312938', 'sertraline'],
    ['a system with a slash at its end', `${RXNORM}/`, '312938', 'sertraline'],
    ['ATC', ATC, 'N06AX11', 'mirtazapine'],
    ['ATC in small letters', ATC, 'n06ax11', 'mirtazapine'],
    ['ATC as an OID', 'urn:oid:2.16.840.1.113883.6.73', 'N05AN01', 'lithium'],
    ['ATC by https', 'https://www.whocc.no/atc', 'N05AN01', 'lithium'],
    ['a further ATC code', ATC, 'N07BC01', 'buprenorphine'],
    ['ATC of a combination', ATC, 'N02AJ13', 'acetaminophen_tramadol'],
  ])('%s', (_, system, code, key) => {
    expect(findDrugByCode(system, code)?.drug.key).toBe(key);
  });

  it.each([
    ['a code that is not listed', RXNORM, '1'],
    ['a group of ATC', ATC, 'N06AB'],
    ['ATC of a cream', ATC, 'D11AX04'],
    ['a code of another system', 'http://loinc.org', '2556'],
    ['no system', '', '2556'],
    ['a name of an object', ATC, 'constructor'],
  ])('%s is none', (_, system, code) => {
    expect(findDrugByCode(system, code)).toBeUndefined();
  });

  it.each([
    ['a tablet', '309314', { mg: 40, per: 'unit' }],
    ['a solution', '309313', { mg: 2, per: 'ml' }],
    ['an ingredient has none', '2556', undefined],
    ['a brand has none', '215928', undefined],
  ])('has the strength of %s', (_, code, strength) => {
    expect(findDrugByCode(RXNORM, code)?.strength).toEqual(strength);
  });

  it('says that a product is injected', () => {
    expect(findDrugByCode(RXNORM, '706822')).toMatchObject({ drug: { key: 'risperidone' }, injected: true });
  });
});

describe('the lists of codes', () => {
  it.each([
    ['RxNorm', RXNORM_PRODUCTS],
    ['ATC', FURTHER_ATC_CODES],
  ])('of %s name medicines that are listed', (_, lists) => {
    expect(Object.keys(lists).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('of ATC use each code once', () => {
    const codes = [
      ...Object.values(FURTHER_ATC_CODES).flatMap((list) => list.split(' ')),
      ...DRUGS.flatMap(({ atc }) => atc ?? []),
    ];
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(codes.filter((code) => !/^[A-Z]\d{2}[A-Z]{2}\d{2}$/.test(code))).toEqual([]);
  });

  it('of RxNorm use each code once, in lines of strength and distances', () => {
    const seen = new Map<number, string>();
    for (const [key, list] of Object.entries(RXNORM_PRODUCTS))
      for (const group of list.split('|')) {
        expect(group).toMatch(/^(?:i:|\d+(?:\.\d+)?l?:)?[0-9a-z]+(?: [0-9a-z]+)*$/);
        let code = 0;
        for (const distance of (group.split(':').at(-1) ?? '').split(' ')) {
          code += Number.parseInt(distance, 36);
          expect([code, seen.get(code)]).toEqual([code, undefined]);
          seen.set(code, key);
        }
      }
    expect(seen.size).toBeGreaterThan(10_000);
  });
});
