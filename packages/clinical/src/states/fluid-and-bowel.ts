import { defineStates } from './define-state.ts';

/** Loss of fluid, food and bowel. */
export const FLUID_AND_BOWEL = defineStates([
  {
    key: 'volume_loss',
    label: 'vomiting, diarrhoea or dehydration',
    says: [
      'vomit(?:ing|ed|s)?|throw(?:s|ing|n)? up|threw up|being sick(?! of)|been sick(?! of| leave| with worry)|hyperemesis|d and v|d v|dv|puking|puked',
      'diarrhea|loose (?:stools?|motions?|bowels?)|watery (?:stools?|motions?)|gastro ?enteritis|stomach (?:bug|flu)|tummy bug|(?:has|had|got|caught|with|from|have|down with) norovirus|(?:the )?runs and|stools? (?:are |is )?(?:loose|watery)|can not keep (?:anything|food|fluids|water|it) down|food poisoning',
      'dehydrat(?:ed|ion|ing)|volume deplet(?:ed|ion)|hypovol[ae]?emi[ac]|fluid (?:loss|deplet(?:ed|ion)|restrict(?:ed|ion))|dry (?:as a bone|mucous membranes|tongue and)|not drinking (?:enough|any|much|water|fluids)(?! alcohol| beer| wine| spirits)|poor (?:oral|fluid) intake|poor oral fluid intake|reduced (?:oral|fluid) intake|barely drink(?:ing|s)?(?: anything| water| fluids)?|drink(?:ing|s)? hardly (?:anything|any water)|high output (?:stoma|ileostomy)|bowel prep(?:aration)?|heat ?stroke|heat exhaustion|sweating (?:heavily|buckets|profusely) (?:in|at|on|from) ',
    ],
    exposure: 'volume_loss',
  },
  {
    key: 'fasting',
    label: 'fasting or hardly eating',
    says: [
      'fasting|fasted|ramadan|hunger strike|crash diet(?:ing)?|juice (?:cleanse|fast)|low (?:sodium|salt) diet|salt free diet|keto(?:genic)? diet|cut(?:ting)? out salt|nil by mouth|npo|very low calorie|extreme diet(?:ing)?|sauna(?:s)?',
      'hardly eat(?:ing|s|en)?|barely eat(?:ing|s|en)?|not eat(?:ing|en)?(?: or drink(?:ing)?)?(?! (?:disorder|well|meat|pork))|stopped eating|eats? nothing|refus(?:es|ing|ed) (?:all )?(?:food|meals)',
    ],
    exposure: 'low_sodium_diet',
  },
  {
    key: 'constipation',
    label: 'constipation',
    says: [
      'constipat(?:ed|ion)|no (?:bowel (?:motion|movement|action)s?|bm|stools?|motions?)|not (?:open(?:ed|ing)? (?:her |his |their |the |my )?bowels?|been to (?:the )?(?:toilet|loo)|had a (?:bowel (?:motion|movement)|poo|bm)|pass(?:ed|ing) (?:a )?(?:stool|motion|wind))|bowels? (?:have |has )?not (?:open(?:ed)?|moved|worked)|bno|hard stools?|impact(?:ed|ion)|bowels? (?:once|twice) a week|last (?:bowel (?:motion|movement)|opened (?:his |her |their )?bowels?|bm)',
    ],
  },
  {
    key: 'ileus',
    label: 'ileus or bowel obstruction',
    says: [
      'ileus|bowel obstruct(?:ion|ed)|obstructed bowel|intestinal obstruction|pseudo ?obstruction|ogilvie|toxic megacolon|megacolon|(?:distended|bloated|swollen|rigid|tense) (?:abdomen|abdo|belly|tummy|stomach)|(?:abdomen|abdo|belly|tummy|stomach) (?:is |very |looks |was )?(?:distended|bloated|swollen|rigid|tense|hard)|abdominal distension|tinkling bowel sounds|absent bowel sounds|gastroparesis',
    ],
    pastCounts: true,
  },
  {
    key: 'abdominal_pain',
    label: 'abdominal pain',
    says: [
      '(?:abdominal|abdo|belly|tummy|stomach|epigastric|gut) (?:pains?|cramps?|ache)|pains? in (?:the |her |his |my )?(?:belly|tummy|stomach|abdomen)|colicky',
    ],
  },
  {
    key: 'pancreatitis',
    label: 'pancreatitis',
    says: ['pancreatitis'],
    pastCounts: true,
  },
  {
    key: 'gi_bleed',
    label: 'bleeding from the gut',
    says: [
      'mel(?:a)?ena|black (?:tarry )?stools?|tarry stools?|h(?:a)?ematemesis|vomit(?:ing|ed)? blood|coffee ground|blood in (?:the |his |her |my )?(?:stools?|vomit|poo)|(?:gi|gastrointestinal|gastric|upper gi|rectal) bleed(?:ing|s)?|bleeding (?:ulcer|peptic)|pr bleed(?:ing)?',
    ],
    pastCounts: true,
  },
  {
    key: 'peptic_ulcer',
    label: 'peptic ulcer',
    says: ['(?:peptic|gastric|duodenal|stomach) ulcers?'],
    pastCounts: true,
  },
  {
    key: 'gastric_bypass',
    label: 'bariatric surgery',
    says: [
      'gastric (?:bypass|sleeve|band)|bariatric surgery|sleeve gastrectomy|roux en y|short bowel|ileostomy',
    ],
    pastCounts: true,
  },
]);
