import type { Evidence } from '../evidence/evidence.ts';

export type Enzyme = 'CYP1A2' | 'CYP2B6' | 'CYP2C9' | 'CYP2C19' | 'CYP2D6' | 'CYP3A4' | 'P-gp' | 'UGT';

/** Inhibitors and inducers are strong, moderate or weak; substrates sensitive or moderately sensitive. */
export type EnzymeStrength =
  | 'strong'
  | 'moderate'
  | 'weak'
  | 'sensitive'
  | 'moderately sensitive'
  | 'unspecified';

/** What a medicine or exposure, by key, does to an enzyme or what the enzyme does to it. */
export interface EnzymeRole {
  readonly enzyme: Enzyme;
  readonly drug: string;
  readonly role: 'inhibitor' | 'inducer' | 'substrate';
  readonly strength: EnzymeStrength;
  readonly evidence: Evidence;
}

type Keys = Partial<Record<EnzymeStrength, readonly string[]>>;

/** The roles that one source gives in one enzyme. */
export function rolesOf(
  enzyme: Enzyme,
  evidence: Evidence,
  lists: Partial<Record<EnzymeRole['role'], Keys>>,
): EnzymeRole[] {
  const role = (name: EnzymeRole['role']): EnzymeRole[] =>
    Object.entries(lists[name] ?? {}).flatMap(([strength, drugs]) =>
      drugs.map((drug) => ({
        enzyme,
        drug,
        role: name,
        strength: strength as EnzymeStrength,
        evidence,
      })),
    );
  return [...role('inhibitor'), ...role('inducer'), ...role('substrate')];
}
