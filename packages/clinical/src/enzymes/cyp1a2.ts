import { FDA_ROLES } from '../evidence/drug-sources.ts';
import { memory, verified } from '../evidence/evidence.ts';
import { type EnzymeRole, rolesOf } from './enzyme-role.ts';

/** Roles in CYP1A2: keys of the formulary. */
export const CYP1A2_ROLES: readonly EnzymeRole[] = [
  ...rolesOf('CYP1A2', FDA_ROLES, {
    inhibitor: {
      strong: ['fluvoxamine'],
      moderate: ['ciprofloxacin', 'mexiletine', 'oral_contraceptive'],
      weak: ['acyclovir', 'allopurinol', 'cimetidine', 'zileuton'],
    },
    inducer: {
      moderate: ['phenytoin', 'rifampin', 'smoking', 'teriflunomide'],
    },
    substrate: {
      sensitive: [
        'alosetron',
        'caffeine',
        'duloxetine',
        'melatonin',
        'ramelteon',
        'tasimelteon',
        'tizanidine',
      ],
      'moderately sensitive': ['clozapine', 'pirfenidone', 'theophylline'],
    },
  }),
  ...rolesOf(
    'CYP1A2',
    verified('Qelbree interactions (rx-drugs.org, cafermed.com): strong CYP1A2 inhibitor'),
    {
      inhibitor: { strong: ['viloxazine'] },
    },
  ),
  ...rolesOf('CYP1A2', memory(), {
    inhibitor: {
      strong: ['enoxacin'],
      moderate: ['conjugated_estrogens', 'estradiol', 'estrogen', 'ethinyl_estradiol'],
    },
    inducer: {
      moderate: ['carbamazepine'],
    },
    substrate: {
      'moderately sensitive': [
        'agomelatine',
        'aminophylline',
        'choline_theophyllinate',
        'olanzapine',
        'riluzole',
        'tacrine',
      ],
    },
  }),
];
