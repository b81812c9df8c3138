import { ANSM_2020 } from '../evidence/drug-sources.ts';
import { type EnzymeRole, rolesOf } from './enzyme-role.ts';

/** Roles in glucuronidation of lamotrigine, as the thesaurus names it: keys of the formulary. */
export const UGT_ROLES: readonly EnzymeRole[] = [
  ...rolesOf('UGT', ANSM_2020, {
    inhibitor: {
      strong: ['valproate'],
    },
    inducer: {
      moderate: [
        'carbamazepine',
        'ethinyl_estradiol',
        'oxcarbazepine',
        'phenobarbital',
        'phenytoin',
        'primidone',
        'ritonavir',
      ],
    },
    substrate: {
      sensitive: ['lamotrigine'],
    },
  }),
];
