import { FDA_ROLES } from '../evidence/drug-sources.ts';
import { memory } from '../evidence/evidence.ts';
import { type EnzymeRole, rolesOf } from './enzyme-role.ts';

/** Roles in CYP2C19: keys of the formulary. */
export const CYP2C19_ROLES: readonly EnzymeRole[] = [
  ...rolesOf('CYP2C19', FDA_ROLES, {
    inhibitor: {
      strong: ['fluconazole', 'fluoxetine', 'fluvoxamine', 'ticlopidine'],
      moderate: ['cenobamate', 'felbamate', 'voriconazole'],
      weak: ['omeprazole'],
    },
    inducer: {
      strong: ['rifampin'],
      moderate: ['efavirenz', 'enzalutamide', 'phenytoin'],
      weak: ['ritonavir'],
    },
    substrate: {
      sensitive: ['omeprazole'],
      'moderately sensitive': ['diazepam', 'lansoprazole', 'rabeprazole', 'voriconazole'],
    },
  }),
  ...rolesOf('CYP2C19', memory(), {
    inhibitor: {
      weak: ['cannabidiol', 'cimetidine', 'esomeprazole'],
    },
  }),
];
