import { CODE_SYSTEMS } from '@svc/contracts';
import type { Drug } from './define-drug.ts';
import { FURTHER_ATC_CODES } from './further-atc-codes.ts';
import { DRUGS } from './index.ts';
import { RXNORM_PRODUCTS } from './rxnorm-products.ts';

/** What a code of a terminology says of a medicine. */
export interface CodedDrug {
  readonly drug: Drug;
  /** Milligrams in one tablet, capsule or millilitre, where the code is that of such a product. */
  readonly strength?: { readonly mg: number; readonly per: 'unit' | 'ml' };
  /** The product is an injection or an implant. */
  readonly injected?: true;
}

type Terminology = 'atc' | 'rxnorm' | 'snomed';

/** The spellings of each system that public material shows, without protocol and closing slash. */
const SYSTEMS: ReadonlyMap<string, Terminology> = new Map([
  ['www.nlm.nih.gov/research/umls/rxnorm', 'rxnorm'],
  ['urn:oid:2.16.840.1.113883.6.88', 'rxnorm'],
  ['2.16.840.1.113883.6.88', 'rxnorm'],
  ['rxnorm', 'rxnorm'],
  ['www.whocc.no/atc', 'atc'],
  ['whocc.no/atc', 'atc'],
  ['www.whocc.no/atc_ddd_index', 'atc'],
  ['fhir.de/codesystem/bfarm/atc', 'atc'],
  ['fhir.de/codesystem/dimdi/atc', 'atc'],
  ['urn:oid:2.16.840.1.113883.6.73', 'atc'],
  ['2.16.840.1.113883.6.73', 'atc'],
  ['snomed.info/sct', 'snomed'],
  ['urn:oid:2.16.840.1.113883.6.96', 'snomed'],
]);
const AROUND_SYSTEM = /^https?:\/\/|\/$/g;

const OWN: ReadonlyMap<string, Terminology> = new Map([
  [CODE_SYSTEMS.rxnorm, 'rxnorm'],
  [CODE_SYSTEMS.snomed, 'snomed'],
]);

let unpacked: ReadonlyMap<string, CodedDrug> | undefined;

/**
 * The listed medicine that a code of RxNorm, ATC or SNOMED CT stands for: an ingredient, a product, a brand. Systems
 * may be written as an address or as an OID. Undefined for a code that is not listed; none is guessed from its shape.
 *
 * @example
 * ```ts
 * import { findDrugByCode } from '@svc/clinical';
 *
 * findDrugByCode('http://www.nlm.nih.gov/research/umls/rxnorm', '2556')?.drug.key; // → 'citalopram'
 * findDrugByCode('urn:oid:2.16.840.1.113883.6.73', 'N05AN01')?.drug.key; // → 'lithium'
 * ```
 */
export function findDrugByCode(system: string, code: string): CodedDrug | undefined {
  const terminology = SYSTEMS.get(system.trim().toLowerCase().replace(AROUND_SYSTEM, ''));
  if (terminology === undefined) return undefined;
  unpacked ??= unpack();
  return unpacked.get(`${terminology} ${code.trim().toUpperCase()}`);
}

/** Ingredients last: where two lists name a code, the medicine's own entry is right. */
function unpack(): ReadonlyMap<string, CodedDrug> {
  const coded = new Map<string, CodedDrug>();
  for (const drug of DRUGS) {
    for (const code of FURTHER_ATC_CODES[drug.key]?.split(' ') ?? []) coded.set(`atc ${code}`, { drug });
    for (const group of RXNORM_PRODUCTS[drug.key]?.split('|') ?? []) unpackProducts(group, drug, coded);
  }
  for (const drug of DRUGS) {
    if (drug.atc !== undefined) coded.set(`atc ${drug.atc}`, { drug });
    for (const { system, code } of drug.codes) coded.set(`${OWN.get(system) ?? system} ${code}`, { drug });
  }
  return coded;
}

const BASE = 36;

function unpackProducts(group: string, drug: Drug, into: Map<string, CodedDrug>): void {
  const [strength, codes] = group.includes(':') ? group.split(':') : ['', group];
  const product: CodedDrug = { drug, ...productOf(strength ?? '') };
  let code = 0;
  for (const distance of codes?.split(' ') ?? []) {
    code += Number.parseInt(distance, BASE);
    into.set(`rxnorm ${code}`, product);
  }
}

function productOf(strength: string): Omit<CodedDrug, 'drug'> {
  if (strength === '') return {};
  if (strength === 'i') return { injected: true };
  return { strength: { mg: Number.parseFloat(strength), per: strength.endsWith('l') ? 'ml' : 'unit' } };
}
