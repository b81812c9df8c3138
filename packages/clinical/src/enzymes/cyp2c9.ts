import { FDA_ROLES } from '../evidence/drug-sources.ts';
import { type EnzymeRole, rolesOf } from './enzyme-role.ts';

/** Roles in CYP2C9: keys of the formulary. */
export const CYP2C9_ROLES: readonly EnzymeRole[] = [
  ...rolesOf('CYP2C9', FDA_ROLES, {
    inhibitor: {
      moderate: ['amiodarone', 'fluconazole', 'miconazole'],
      weak: ['disulfiram', 'fluvastatin', 'fluvoxamine', 'voriconazole'],
    },
    inducer: {
      moderate: ['enzalutamide', 'rifampin'],
      weak: ['aprepitant', 'carbamazepine', 'ritonavir'],
    },
    substrate: {
      sensitive: ['celecoxib'],
      'moderately sensitive': ['glimepiride', 'phenytoin', 'warfarin'],
    },
  }),
];
