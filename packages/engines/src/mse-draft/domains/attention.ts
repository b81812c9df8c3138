import { defineRules } from '../define-rule.ts';

export const ATTENTION_RULES = defineRules('attention', [
  [
    'mildly_impaired',
    {
      says: [
        '(?:can|could) not (?:seem to |really )?(?:concentrate|focus|pay attention)',
        '(?:trouble|difficulty|hard|problems?|struggl(?:e|ing)|difficult|tough|hard time|unable|issues|struggle) (?:with |to |me to |for me to )?(?:be |keep |{my} )?(?:concentrate|concentration|focus|paying attention|pay attention|attention)',
        '(?:read|reread|re read|rereading|re reading) the same (?:page|line|paragraph|sentence|email|thing)',
        '(?:concentration|focus|attention span|attention) (?:is|has been|has|was|are) {gap1}(?:terrible|shot|gone|awful|bad|poor|out the window|rubbish|worse|horrible|not good|nonexistent|zero|in pieces|slipping|not great|all over the place|down the drain|suffered|useless)',
        '(?:no|poor|bad|terrible|lost {my}|zero) (?:concentration|focus)',
        'can not (?:follow|finish|get through) (?:a |the |an )?(?:conversation|movie|book|show|page|article|plot|film|sentence|tv)',
        'mind (?:keep |is |will |always )?(?:wander|wanders|wandering|drift|drifts|drifting)',
        'zon(?:e|ing) out|space out|spacing out',
      ],
      asks: ['concentrate', 'concentration', 'focus(?! on (?:today|the|our|your))'],
      observed: [
        '(?:mild|mildly|somewhat|slightly)(?: (?:impaired|reduced|decreased|poor))? (?:attention|concentration|inattention|inattentive)',
        '(?:attention|concentration) (?:is |was )?(?:and concentration )?(?:mildly|slightly) (?:impaired|reduced|decreased)',
      ],
      headed: [
        'mildly impaired',
        'slightly impaired',
        'fair',
        'mildly reduced',
        'reduced',
        'decreased',
        'impaired',
        'poor',
        'limited',
        'diminished',
      ],
    },
  ],
  [
    'moderately_impaired',
    {
      observed: ['moderate(?:ly)? (?:impaired|impairment)(?: in)? (?:attention|concentration)'],
      headed: ['moderately impaired', 'moderately reduced'],
    },
  ],
  [
    'severely_impaired',
    {
      observed: [
        '(?:severe|grossly)(?:ly)? (?:impaired|impairment)(?: in)? (?:attention|concentration)',
        'unable to attend',
      ],
      headed: ['severely impaired', 'grossly impaired'],
    },
  ],
  [
    'distractible',
    {
      says: [
        '(?:get|am|so|easily|keep get|getting|got) (?:easily |more )?distract(?:ed|ible)',
        'distract(?:ed|s) (?:by|me|easily)',
        '(?:start|jump) {gap}(?:one thing|project|task|things) {gap}(?:another|never finish|without finish|finish any)',
        'everything distracts me',
      ],
      observed: ['distract(?:ible|ibility)', '(?:easily|readily|frequently) distracted'],
      headed: ['distractible', 'distracted'],
    },
  ],
  [
    'hypervigilant',
    {
      says: [
        'hyper ?vigilan(?:t|ce)',
        '(?:am|feel|be|been) {gap1}on (?:guard|alert|high alert|the lookout|watch)',
        'on (?:guard|high alert)',
        'look over {my} shoulder',
        '(?:sit|have to sit|need to sit) (?:with {my} back to|facing|near|by|where i can see) the (?:wall|door|exits?)',
        '(?:check|scan|scanning|look for) {gap}(?:exits?|the room|rooftops|roofs|threats?|crowd|doors)',
        'jump(?:y)? at (?:every|any|the slightest|loud|the smallest) (?:noise|sound|noises|sounds|little|thing)',
        'startle(?:d|s)? (?:easily|at)|easily startled|jumpy',
      ],
      observed: ['hyper ?vigilan(?:t|ce)', 'scan(?:s|ning) the room', 'exaggerated startle'],
      headed: ['hypervigilant'],
    },
  ],
]);
