import { FDA_ROLES } from '../evidence/drug-sources.ts';
import { type EnzymeRole, rolesOf } from './enzyme-role.ts';

/** Roles in P-glycoprotein; the source gives no strength: keys of the formulary. */
export const P_GP_ROLES: readonly EnzymeRole[] = [
  ...rolesOf('P-gp', FDA_ROLES, {
    inhibitor: {
      unspecified: [
        'amiodarone',
        'clarithromycin',
        'cobicistat',
        'cyclosporine',
        'dronedarone',
        'erythromycin',
        'itraconazole',
        'ketoconazole',
        'propafenone',
        'quinidine',
        'ranolazine',
        'rolapitant',
        'verapamil',
      ],
    },
    substrate: {
      unspecified: ['dabigatran', 'digoxin', 'edoxaban', 'fexofenadine', 'loperamide'],
    },
  }),
];
