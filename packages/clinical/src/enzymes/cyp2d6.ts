import { FDA_ROLES } from '../evidence/drug-sources.ts';
import { memory } from '../evidence/evidence.ts';
import { type EnzymeRole, rolesOf } from './enzyme-role.ts';

/** Roles in CYP2D6: keys of the formulary. */
export const CYP2D6_ROLES: readonly EnzymeRole[] = [
  ...rolesOf('CYP2D6', FDA_ROLES, {
    inhibitor: {
      strong: ['bupropion', 'fluoxetine', 'paroxetine', 'quinidine', 'terbinafine'],
      moderate: ['cinacalcet', 'duloxetine', 'lorcaserin', 'mirabegron', 'rolapitant'],
      weak: [
        'amiodarone',
        'celecoxib',
        'cimetidine',
        'clobazam',
        'cobicistat',
        'escitalopram',
        'fluvoxamine',
        'labetalol',
        'sertraline',
      ],
    },
    substrate: {
      sensitive: [
        'atomoxetine',
        'desipramine',
        'dextromethorphan',
        'nebivolol',
        'perphenazine',
        'tolterodine',
        'venlafaxine',
      ],
      'moderately sensitive': [
        'imipramine',
        'metoprolol',
        'nortriptyline',
        'pimozide',
        'propafenone',
        'propranolol',
        'tramadol',
        'trimipramine',
      ],
    },
  }),
  ...rolesOf('CYP2D6', memory(), {
    inhibitor: {
      weak: ['desvenlafaxine'],
    },
  }),
];
