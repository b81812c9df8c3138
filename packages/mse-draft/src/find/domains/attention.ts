import { defineRules } from '../define-rule.ts';

export const ATTENTION_RULES = defineRules('attention', [
  [
    'mildly_impaired',
    {
      says: [
        '(?:can|could) not (?:seem to |really )?(?:concentrate|focus|pay attention)',
        '(?:trouble|difficulty|hard|problems?|struggl(?:e|ing)|difficult|tough|hard time|unable|issues|struggle) (?:with |to |me to |for me to )?(?:be |keep |{my} )?(?:concentrate|concentration|focus|paying attention|pay attention|attention)',
        '(?:read|reread|re read|rereading|re reading) the same (?:page|line|paragraph|sentence|email|thing)',
        'can not (?:follow|finish|get through) (?:a |the |an )?(?:conversation|movie|book|show|page|article|plot|film|sentence|tv)',
        'mind (?:keep |is |will |always )?(?:wander|wanders|wandering|drift|drifts|drifting)',
        'zon(?:e|ing) out|space out|spacing out',
        'in one ear',
      ],
      asks: ['concentrate', 'focus(?! on (?:today|the|our|your))'],
      observed: [
        '(?:mild|mildly|somewhat|slightly)(?: (?:impaired|reduced|decreased|poor))? (?:attention|concentration|inattention|inattentive)',
      ],
      headed: ['mildly impaired', 'fair', 'reduced', 'impaired', 'poor', 'limited'],
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
        'lost the question',
        'not (?:give|say|do) (?:me )?(?:the )?months {gap}beyond',
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
        '(?:every|any) little (?:noise|thing|sound)',
        'is that a (?:woodpecker|bird|fire alarm|siren|real|new)',
        'what was the question',
        '(?:start|starting) {gap6}then i am {gap6}then i am',
      ],
      observed: [
        'distract(?:ible|ibility)',
        '(?:easily|readily|frequently) distracted',
        '(?:pull|pulls|pulled|drag|drags|drew|drawn|catch|catches|caught|take|took) {gap}(?:you|your attention|him|her) {gap}(?:off|away|attention|elsewhere)',
        '(?:noise|sound|door|phone|siren|printer|bird|trolley|movement|thing) {gap6}(?:pull|pulls|pulled|took|caught|drew|takes|catches) {gap}(?:you|your|him|her)',
        '(?:lost|losing|lose) (?:the|your|his|her) thread',
        '(?:easily|keep getting) (?:side ?tracked|pulled|drawn)',
      ],
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
        '(?:scan|scanning|check|watch|counting|count|look for|clock) {gap}(?:exits?|doors?|rooms?|windows|rooflines?|roofs?|faces|crowd|number plates|license plates|strangers)',
        'back to (?:a|the) (?:door|room|window|crowd)',
        '(?:jump|jumped|flinch|flinched|hit the (?:floor|deck|ground)|duck|ducked|dive|dived) {gap}(?:when|at|every time|if|whenever) {gap6}(?:noise|bang|door|sound|slam|slams|car|backfire|backfires|fireworks?|drops|motorbike)',
        'see the door',
        'facing the door',
        '(?:one eye|an eye) (?:open|on the door)',
        '(?:know|see) who is behind (?:me|her|him)',
        'not sit with (?:my|her|his) back to',
        'walk the (?:fence|perimeter|boundary|house|yard)',
        '(?:every|each) (?:car|noise|sound|footstep) {gap6}(?:know about|listen|check|slows|hear)',
      ],
      observed: [
        'hyper ?vigilan(?:t|ce)',
        'scan(?:s|ning) the room',
        '(?:watch|check|scanning|eye|eyes|glancing) {gap}(?:doors?|exits?|windows?|corridor)',
        '(?:jump|jumped|flinch|flinched|startle|startled) (?:when|at|every time)',
      ],
      headed: ['hypervigilant'],
    },
  ],
]);
