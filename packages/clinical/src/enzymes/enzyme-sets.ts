import type { Evidence } from '../evidence/evidence.ts';
import { CYP1A2_ROLES } from './cyp1a2.ts';
import { CYP2B6_ROLES } from './cyp2b6.ts';
import { CYP2C19_ROLES } from './cyp2c19.ts';
import { CYP2C9_ROLES } from './cyp2c9.ts';
import { CYP2D6_ROLES } from './cyp2d6.ts';
import { CYP3A4_ROLES } from './cyp3a4.ts';
import type { Enzyme, EnzymeRole, EnzymeStrength } from './enzyme-role.ts';
import { P_GP_ROLES } from './p-gp.ts';
import { UGT_ROLES } from './ugt.ts';

/** Every role, by enzyme. One medicine can be listed by several sources; the first counts for its evidence. */
export const ENZYME_ROLES: readonly EnzymeRole[] = [
  ...CYP1A2_ROLES,
  ...CYP2B6_ROLES,
  ...CYP2C9_ROLES,
  ...CYP2C19_ROLES,
  ...CYP2D6_ROLES,
  ...CYP3A4_ROLES,
  ...P_GP_ROLES,
  ...UGT_ROLES,
];

interface EnzymeSet {
  readonly enzyme: Enzyme;
  readonly role: EnzymeRole['role'];
  readonly strengths: readonly EnzymeStrength[];
}

const set = (
  enzyme: Enzyme,
  role: EnzymeRole['role'],
  ...strengths: readonly EnzymeStrength[]
): EnzymeSet => ({ enzyme, role, strengths });

/** Sets of the interaction rules that follow from roles: no medicine lists them itself. */
const ENZYME_SETS = {
  CYP1A2INH: set('CYP1A2', 'inhibitor', 'strong', 'moderate', 'weak'),
  CYP1A2INH_STRONG: set('CYP1A2', 'inhibitor', 'strong'),
  CYP1A2INH_MODERATE: set('CYP1A2', 'inhibitor', 'moderate'),
  CYP1A2IND: set('CYP1A2', 'inducer', 'strong', 'moderate'),
  CYP1A2SUB: set('CYP1A2', 'substrate', 'sensitive', 'moderately sensitive'),
  CYP1A2SUB_SENSITIVE: set('CYP1A2', 'substrate', 'sensitive'),
  CYP2C9INH: set('CYP2C9', 'inhibitor', 'strong', 'moderate'),
  CYP2C9IND: set('CYP2C9', 'inducer', 'strong', 'moderate'),
  CYP2C9SUB: set('CYP2C9', 'substrate', 'sensitive', 'moderately sensitive'),
  CYP2C19INH: set('CYP2C19', 'inhibitor', 'strong', 'moderate', 'weak'),
  CYP2C19INH_STRONG: set('CYP2C19', 'inhibitor', 'strong'),
  CYP2C19IND: set('CYP2C19', 'inducer', 'strong', 'moderate'),
  CYP2C19SUB: set('CYP2C19', 'substrate', 'sensitive', 'moderately sensitive'),
  CYP2B6IND: set('CYP2B6', 'inducer', 'strong', 'moderate'),
  CYP2B6SUB: set('CYP2B6', 'substrate', 'sensitive', 'moderately sensitive'),
  CYP2D6INH_STRONG: set('CYP2D6', 'inhibitor', 'strong'),
  CYP2D6INH_MODERATE: set('CYP2D6', 'inhibitor', 'moderate'),
  CYP2D6INH_WEAK: set('CYP2D6', 'inhibitor', 'weak'),
  CYP2D6SUB_SENSITIVE: set('CYP2D6', 'substrate', 'sensitive'),
  CYP2D6SUB_MODERATE: set('CYP2D6', 'substrate', 'moderately sensitive'),
  CYP3A4INH_STRONG: set('CYP3A4', 'inhibitor', 'strong'),
  CYP3A4INH_MODERATE: set('CYP3A4', 'inhibitor', 'moderate'),
  CYP3A4IND_STRONG: set('CYP3A4', 'inducer', 'strong'),
  CYP3A4IND_MODERATE: set('CYP3A4', 'inducer', 'moderate'),
  CYP3A4IND_WEAK: set('CYP3A4', 'inducer', 'weak'),
  CYP3A4SUB_SENSITIVE: set('CYP3A4', 'substrate', 'sensitive'),
  CYP3A4SUB_MODERATE: set('CYP3A4', 'substrate', 'moderately sensitive'),
  PGPINH: set('P-gp', 'inhibitor', 'unspecified'),
  PGPSUB: set('P-gp', 'substrate', 'unspecified'),
} as const satisfies Record<string, EnzymeSet>;

export type EnzymeSetKey = keyof typeof ENZYME_SETS;

const NAMES = Object.keys(ENZYME_SETS) as readonly EnzymeSetKey[];

function isIn({ enzyme, role, strengths }: EnzymeSet, it: EnzymeRole): boolean {
  return it.enzyme === enzyme && it.role === role && strengths.includes(it.strength);
}

/** The sets a key counts in by its roles. */
export function enzymeSetsOf(key: string): readonly EnzymeSetKey[] {
  const own = ENZYME_ROLES.filter(({ drug }) => drug === key);
  return own.length === 0 ? [] : NAMES.filter((name) => own.some((it) => isIn(ENZYME_SETS[name], it)));
}

/** Evidence of a set of roles: its first source, and who is not in a source that was read. */
export function standingOf(name: EnzymeSetKey): {
  readonly evidence: Evidence;
  readonly membersFromMemory: readonly string[];
} {
  const roles = ENZYME_ROLES.filter((it) => isIn(ENZYME_SETS[name], it));
  const read = new Set(
    roles.filter(({ evidence }) => evidence.status === 'verified').map(({ drug }) => drug),
  );
  const [first] = roles;
  if (first === undefined) throw new Error(`enzyme set ${name} is empty`);
  return {
    evidence: first.evidence,
    membersFromMemory: roles.map(({ drug }) => drug).filter((key) => !read.has(key)),
  };
}
