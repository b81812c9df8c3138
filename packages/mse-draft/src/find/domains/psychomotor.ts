import { defineRules } from '../define-rule.ts';

export const PSYCHOMOTOR_RULES = defineRules('psychomotor', [
  [
    'normal',
    {
      observed: [
        'no (?:tremor|fidget(?:ing)?|restlessness)',
        'sits? (?:down )?(?:easy|easily|without fuss|comfortably)',
        'walks? in and sits?',
      ],
      headed: ['normal', 'wnl', 'unremarkable'],
    },
  ],
  [
    'slowed',
    {
      says: [
        '(?:move|moving|walk|wade|wading|trudging|walking|go|going) (?:in|through) (?:slow motion|mud|molasses|treacle|cement|concrete|quicksand|water|sludge|honey)',
        'slowed (?:right )?down',
        'everything (?:about me )?(?:is|feel|take|has) (?:slow|slowed down)',
        '(?:body|limbs|arms|legs|arms and legs) (?:is|are|feel) {gap1}(?:heavy|lead|concrete|slow|full of lead)',
        'move {gap1}slow(?:ly|er)?',
        'feel slow',
      ],
      observed: [
        'move {gap1}slow(?:ly)?',
        '(?:move|walk|got up|get up|stand up|come in|came in) {gap}(?:slowly|slow|stiffly)',
        'take {gap6}(?:while|time|long|minutes?|age|ages|forever) {gap}to (?:get up|stand|cross|walk|sit|reach|come|get)',
        'everything (?:is |about you |you do )*(?:slow|slowed)',
        '(?:barely|hardly|scarcely) (?:move|moved)',
        '(?:slower|slow) at everything',
      ],
      headed: ['slowed', 'slowing', 'slow', 'retardation', 'retarded', 'reduced'],
    },
  ],
  [
    'agitated',
    {
      observed: [
        'psychomotor agitation',
        '(?<!(?:at|ordinary|normal|usual|steady|slow|slower|your|my|own|same|this|that|the|a|good|fast|brisk) )pace(?! of)',
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
        '(?:fiddle|fiddling|fiddled|twiddl(?:e|ing)|shredding|shredded|twist|twisting|turning|spin|spinning|click|clicking|tap|tapping|drumming|bounc(?:e|ing)|jiggl(?:e|ing)|jogging|swinging|pick(?! up)|picking(?! up)|pull|pulling|peeling|wringing|rubbing|tearing|fold|folding|knotting|play|playing|worrying at|working) {gap}(?:legs?|foot|feet|knees?|bracelet|rings?|sleeves?|cuffs?|hair|pens?|tissues?|cup|label|buttons?|zip|zipper|strap|hem|fingers?|fingernails|nails?|hands|thumbs?|beads?|phone|keys?|lanyard|necklace|watch|string|strings|thread|hat|cap|bag|paper|cuticles|skin|scarf|beard|lid|bottle)',
        '(?:legs?|foot|knees?|feet|heels?|fingers|hands|toes?) {gap}(?:bounc(?:e|ing)|tapping|jiggling|going|drumming|jogging|twitching|fidgeting)',
        '(?:legs?|foot|knees?|feet|heels?|fingers|hands) (?:will |have |has |is |are |been |can )*not (?:been |keep |kept |stay |stayed |be )?(?:still|stop|stopped|kept still)',
      ],
      headed: ['fidgety', 'fidgeting'],
    },
  ],
  [
    'tremor',
    {
      says: [
        '(?<!if )(?:my )?hands? (?:will not stop |is |are |keep |been |have been |has been |started |start )?(?:shake|shaky|tremble|trembly)',
        'tremors?',
        'shaky hands',
        'the shakes',
        'shake in {my} (?:hands?|fingers)',
        'hand shake(?: so| when| that)',
      ],
      observed: [
        'tremors?',
        '(?:hands?|fingers) (?:is |are |was |were )?(?:shake|tremble|shaky)',
        'shaky hands?',
        'trembling',
        '(?:hands?|fingers?|cup|arm|arms) {gap}(?:shake|tremble|trembling|quivering|not steady|unsteady)',
      ],
    },
  ],
  [
    'tics',
    {
      says: ['(?:have|get|my) tics', 'tics'],
      observed: [
        'tics?',
        '(?:hard )?blink(?:ing|s)? {gap}(?:jerk|twitch|shrug|grimace)(?:s|ing)?',
        '(?:shoulders?|head|neck|face|eye|arm|mouth|nose) {gap1}(?:jerk|jerks|jerking|twitch|twitches|twitching|tic)',
        '(?:grunt|grunting|throat clearing|sniffing noise|twitches)',
      ],
    },
  ],
  [
    'akathisia',
    {
      says: ['akathisia', '(?:crawl|crawling|jump|climb|climbing) out of {my} (?:own )?skin'],
      observed: ['akathisia'],
    },
  ],
  [
    'dyskinesia',
    {
      says: ['tardive'],
      observed: ['dyskinesias?', 'lip smacking'],
    },
  ],
  [
    'rigidity',
    {
      observed: [
        'rigidity',
        'cogwheel(?:ing)?',
        'lead pipe',
        '(?:arms?|wrists?|elbows?|limbs?|neck|joints?) {gap}(?:stiff|rigid|ratchet|ratchety|cogs?|resist)',
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
        'stupor(?:ous)?',
        'arms? {gap}(?:stay|stayed|remain|remained|left|stays|hang|hung|float) {gap}(?:up|there|air|where|position)',
        'waxy',
        'frozen {gap}(?:chair|like|there|doorway|position|spot)',
        'float(?:ed|s|ing)? (?:back )?up',
        'it stays (?:where|wherever|there|up)',
        '(?:stay|staying|stays) where i (?:left|leave|put) it',
        'stood {gap6}(?:from breakfast|for hours|until|all (?:day|morning|night))',
        '(?:arm|limb|hand) {gap6}(?:stays|staying|stayed|remains) where',
        'like bending (?:a candle|wax)',
      ],
    },
  ],
  [
    'unsteady_gait',
    {
      says: ['(?:stumbl(?:e|ing)|stagger(?:ing)?)(?: around| a lot)?'],
      observed: [
        '(?:unsteady|ataxic|shuffling|wide based|staggering|stumbling) gait',
        'gait (?:is |was )?(?:unsteady|ataxic|shuffling|wide based)',
        'staggering',
        '(?:sway|swaying|lurch|lurching|wobbl(?:e|ing|y)|stumble|stumbled|staggered) {gap}(?:walk|feet|coming|in|down|corridor|door|way|into)',
        'hold(?:ing)? on to the (?:wall|walls|furniture|rail|doorframe)',
        '(?:two|needed|need|take|took) {gap6}to (?:walk|stand) (?:to|you|him|her|up|across|safely)',
        'unsteady',
      ],
    },
  ],
]);
