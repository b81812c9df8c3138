import { defineRules } from '../define-rule.ts';

export const PSYCHOMOTOR_RULES = defineRules('psychomotor', [
  [
    'normal',
    {
      observed: [
        'no (?:psychomotor|abnormal) (?:abnormalit(?:y|ies)|changes|agitation or (?:retardation|slowing)|movements)',
        'no psychomotor (?:retardation|slowing) or agitation',
        'psychomotor (?:activity )?(?:is |was )?(?:normal|within normal limits|wnl|unremarkable)',
      ],
      headed: ['normal', 'wnl', 'unremarkable'],
    },
  ],
  [
    'slowed',
    {
      says: [
        '(?:move|moving|walk|wade|wading|trudging|walking|go|going) (?:in|through) (?:slow motion|mud|molasses|treacle|cement|concrete|quicksand|water|sludge|honey)',
        'in slow motion',
        'slowed (?:right )?down',
        'everything (?:about me )?(?:is|feel|take|has) (?:slow|slowed down)',
        '(?:body|limbs|arms|legs|arms and legs) (?:is|are|feel) {gap1}(?:heavy|lead|concrete|slow|full of lead)',
        'move {gap1}slow(?:ly|er)?',
        'take me (?:forever|hours|ages) to (?:get (?:up|dressed|out of bed)|do anything|move)',
        'feel slow',
      ],
      observed: [
        'psychomotor (?:slowing|retardation|retarded|slowed)',
        '(?:slow|slowed) (?:movements?|gait and speech|motor)',
        'move {gap1}slow(?:ly)?',
        'movements? (?:are |is |were )?(?:slow|slowed)',
        'bradykine(?:tic|sia)',
      ],
      headed: ['slowed', 'slowing', 'slow', 'retardation', 'retarded', 'reduced'],
    },
  ],
  [
    'agitated',
    {
      observed: [
        'psychomotor agitation',
        'pace',
        'psychomotor(?:ly)? agitated',
        'pac(?:es|ed) (?:the )?(?:room|office|hall)',
        'pace (?:around|about|the|in|up)',
      ],
      headed: ['agitated', 'agitation', 'increased', 'hyperactive'],
    },
  ],
  [
    'fidgeting',
    {
      says: [
        'fidget(?:y|ing|s)?',
        'bounc(?:e|ing) {my} (?:leg|foot|knee)',
        '(?:leg|foot|knee) (?:is |will not stop |keep )?(?:bounc(?:e|ing)|tapping)',
      ],
      observed: [
        'fidget(?:y|ing|s|ed)?',
        '(?:tap|bounc|jiggl)(?:es|e|s|ing|ping) (?:your|his|her|their|the)? ?(?:leg|foot|feet|knee|fingers|legs|pen)',
        '(?:leg|foot|knee) (?:is |keep |has been )?(?:bounc(?:e|ing)|tapping|jiggling)',
        '(?:twist|play|pick|pull)(?:s|ing)? (?:with |at )?(?:your|his|her|their) (?:sleeves?|hair|fingers|ring|rings|sleeve|hands)',
      ],
      headed: ['fidgety', 'fidgeting'],
    },
  ],
  [
    'tremor',
    {
      says: [
        '(?:my )?hands? (?:will not stop |is |are |keep |been |have been |has been |started |start )?(?:shake|shaky|tremble|trembly)',
        'tremors?',
        'shaky hands',
        'the shakes',
        'shake in {my} (?:hands?|fingers)',
        'hand shake(?: so| when| that)',
      ],
      observed: [
        'tremors?',
        'tremulous',
        '(?:hands?|fingers) (?:is |are |was |were )?(?:shake|tremble|shaky)',
        'shaky hands?',
        'trembling',
      ],
    },
  ],
  [
    'tics',
    {
      says: ['(?:have|get|my) tics', 'tics'],
      observed: ['tics?', 'motor tics?', 'vocal tics?', 'repeated (?:blinking|throat clearing)'],
    },
  ],
  [
    'akathisia',
    {
      says: [
        'akathisia',
        '(?:crawl|crawling|jump|climb|climbing) out of {my} (?:own )?skin',
        '(?:have|need) to (?:keep )?move {my} legs',
        'legs (?:will not|do not) (?:stay|keep|stop)(?: still| moving| move)?',
      ],
      observed: [
        'akathisia',
        'akathisic',
        'cross(?:es|ing) and uncross(?:es|ing) {gap}legs',
        'inner restlessness',
      ],
    },
  ],
  [
    'dyskinesia',
    {
      says: ['tardive'],
      observed: [
        'dyskinesias?',
        'dyskinetic',
        'lip smacking',
        'tongue (?:protrusion|thrusting|movements?)',
        'orofacial movements?',
        'choreiform',
        'writhing movements?',
        'abnormal involuntary movements?',
      ],
    },
  ],
  [
    'rigidity',
    {
      observed: [
        'rigidity',
        'cogwheel(?:ing)?',
        'rigid (?:posture|tone|limbs|arms)',
        'increased (?:muscle )?tone',
        'lead pipe',
      ],
      headed: ['rigid'],
    },
  ],
  [
    'catatonic_features',
    {
      observed: [
        'cataton(?:ic|ia)',
        'waxy flexibility',
        'posturing',
        'catalepsy',
        'stupor(?:ous)?',
        'echopraxia',
        'immobile and mute',
      ],
    },
  ],
  [
    'unsteady_gait',
    {
      says: [
        'unsteady (?:on {my} feet|when i walk)',
        'lose {my} balance',
        '(?:stumbl(?:e|ing)|stagger(?:ing)?)(?: around| a lot)?',
        'keep (?:falling|tripping)',
      ],
      observed: [
        '(?:unsteady|ataxic|shuffling|wide based|staggering|stumbling) gait',
        'gait (?:is |was )?(?:unsteady|ataxic|shuffling|wide based)',
        'unsteady on (?:your|his|her|their) feet',
        'staggering',
        'ataxi[ac]',
      ],
    },
  ],
]);
