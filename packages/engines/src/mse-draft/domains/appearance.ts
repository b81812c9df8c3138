import { defineRules } from '../define-rule.ts';

export const APPEARANCE_RULES = defineRules('appearance', [
  [
    'well_groomed',
    {
      observed: [
        '(?:well|neatly|nicely) (?:groomed|kempt)',
        'well kempt',
        'neat(?:ly)? (?:and )?(?:clean|groomed|dressed)',
        'good (?:hygiene|grooming)',
        'clean and neat',
      ],
      headed: ['groomed', 'neat', 'clean', 'kempt'],
    },
  ],
  [
    'appropriately_dressed',
    {
      observed: [
        '(?:appropriately|suitably) (?:dressed|attired|clothed)',
        'dressed (?:appropriately|suitably)',
        'appropriate (?:dress|attire|clothing)',
      ],
      headed: ['appropriate'],
    },
  ],
  ['appears_stated_age', { observed: ['(?:appear|look) (?:to be )?(?:{my} )?stated age'] }],
  [
    'casual',
    {
      observed: [
        '(?:casually|informally) (?:dressed|attired)',
        'dressed casually',
        'casual (?:dress|attire|clothes|clothing)',
      ],
      headed: ['casual'],
    },
  ],
  [
    'disheveled',
    {
      observed: [
        'disheveled',
        'unkempt',
        'messy (?:hair|appearance)',
        'hair (?:is )?(?:uncombed|matted|messy)',
        'rumpled',
        'ungroomed',
        'poorly groomed',
        'poor grooming',
      ],
      headed: ['untidy', 'messy'],
    },
  ],
  [
    'poor_hygiene',
    {
      says: [
        '(?:have|did) not (?:take a )?(?:shower|bathe|showered|bathed|washed)(?: or [^ ]+)?(?: {my} hair| {self})?',
        '(?:have|had) not (?:taken|had) a (?:shower|bath|wash)',
        'not (?:shower|washed|bathed|showered|showering|washing|bathing)',
        'stopped (?:showering|washing|bathing|brushing {my} teeth)',
        'can not (?:bring {self} to )?(?:shower|wash|bathe)',
        '(?:days|weeks) (?:since|without) (?:i )?(?:a )?(?:shower|last showered|showering)',
        'wearing the same clothes',
      ],
      observed: [
        'poor hygiene',
        'malodorous',
        'body odor',
        'soiled (?:clothes|clothing)',
        'stained (?:clothes|clothing)',
        'unwashed',
        'poor self care',
        'dirty (?:clothes|clothing|fingernails)',
        'unclean',
      ],
      headed: ['poor', 'dirty'],
    },
  ],
  [
    'bizarre_dress',
    {
      observed: [
        '(?:bizarre|odd|unusual|eccentric) (?:dress|attire|clothing|outfit)',
        '(?:bizarrely|oddly|eccentrically|flamboyantly) dressed',
        'dressed (?:bizarrely|oddly)',
        'multiple layers',
      ],
    },
  ],
  [
    'underweight',
    {
      observed: [
        'underweight',
        'emaciated',
        'cachectic',
        '(?:look|appear) (?:thin|gaunt)',
        'thin and frail',
        'painfully thin',
      ],
      headed: ['thin', 'gaunt', 'frail'],
    },
  ],
  ['overweight', { observed: ['overweight', 'obese'] }],
  [
    'tired_appearing',
    {
      observed: [
        '(?:look|appear|seem) {gap}(?:tired|exhausted|fatigued|worn out|drained|sleepy|haggard)',
        'tired (?:looking|appearing|look|appear)',
        '(?:dark circles|bags) under',
        'fatigued',
      ],
      headed: ['tired', 'fatigued', 'haggard'],
    },
  ],
  [
    'visible_injuries',
    {
      observed: [
        '(?:fresh|healing|superficial|linear|visible|multiple|new|recent|old) {gap1}(?:cut|scratch|laceration|lacerations|bruise|bruises|wounds|scars|abrasions|burn|injuries|scar|marks)',
        '(?:bruise|bruises|bruising|cut|lacerations|laceration|scratch|wounds|abrasions|scars|burn|bandages?|marks) (?:is |are |all )?(?:noted |visible |seen |present )?(?:on|over|across|around) {my} {gap1}(?:arms?|forearms?|wrists?|face|neck|legs?|thighs?|hands?|eye|cheek|jaw|knuckles)',
        'black eye',
        'bandaged? {gap1}(?:arms?|wrists?|forearms?|hands?)',
        'ligature marks?',
      ],
    },
  ],
  [
    'signs_of_intoxication',
    {
      observed: [
        'smell {gap}(?:alcohol|liquor|drink|beer|wine|cannabis|marijuana)',
        '(?:alcohol|liquor) on (?:your|his|her|their|the) breath',
        'odor of (?:alcohol|etoh|marijuana|cannabis)',
        '(?:appear|seem|look|visibly|clearly) (?:to be )?(?:intoxicated|drunk|high)',
        'intoxicated',
        '(?:pinpoint|dilated) pupils',
        'pupils (?:are )?(?:pinpoint|dilated)',
      ],
    },
  ],
]);
