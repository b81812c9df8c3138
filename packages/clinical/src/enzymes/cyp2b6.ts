import { FDA_ROLES } from '../evidence/drug-sources.ts';
import { type EnzymeRole, rolesOf } from './enzyme-role.ts';

/** Roles in CYP2B6: keys of the formulary. */
export const CYP2B6_ROLES: readonly EnzymeRole[] = [
  ...rolesOf('CYP2B6', FDA_ROLES, {
    inhibitor: {
      weak: ['clopidogrel', 'tenofovir', 'ticlopidine', 'voriconazole'],
    },
    inducer: {
      strong: ['carbamazepine'],
      moderate: ['efavirenz', 'rifampin'],
      weak: ['isavuconazole', 'lemborexant', 'nevirapine', 'ritonavir'],
    },
    substrate: {
      sensitive: ['bupropion'],
      'moderately sensitive': ['efavirenz'],
    },
  }),
];
