import { defineStates } from './define-state.ts';

const PILLS =
  '(?:tablets?|tabs|pills?|medicines?|medications?|meds|doses?|capsules?|injections?|jabs?|depots?|patch(?:es)?|insulin|syrup|inhalers?|antipsychotics?|antidepressants?)';
const OF_MINE = '(?:(?:her|his|my|their|the|any|a|one|single|of|those|these|all) ){0,4}';
const HIDING_PLACE =
  '(?:bin|toilet|loo|sink|drain|plants?|pots?|garden|mud|soil|crows|birds|dog|cat|mattress|pillow|cushions?|sofa|sleeve|sock|napkin|hanky|tissue|cheek|drawer|pocket|roti|bread|fire)';
const RELATIVE =
  '(?:mom|dad|mother|father|husband|wife|partner|brother|sister|son|daughter|friend|mate|neighbor|nan|nana|gran|granny|cousin|flatmate|boyfriend|girlfriend|dog|cat|late wife|late husband)s?';

/** How medicines are taken, told in passing. */
export const MEDICINES_AS_REPORTED = defineStates([
  {
    key: 'medicines_not_taken',
    label: 'medicines not taken',
    notInLists: true,
    says: [
      `(?:not|never) (?:been )?(?:took|taken|taking|take|had|touched|swallowed|swallowing|collected|picked up|given) ${OF_MINE}${PILLS} (?:[^ ]+ ){0,2}(?:since|for (?:days|weeks|months|a|the|two|three|four|five|six|[0-9]+)|in (?:days|weeks|months|a|two|three|four|[0-9]+)|all (?:week|month))`,
      `(?:not|never) (?:took|taken|taking|take|had|touched) (?:one|any|a single one|none) of (?:those|these|them|the|her|his|my) (?:${PILLS} )?(?:since|for|in)`,
      `[a-z]+(?:ine|ium|ate|pam|one|tam|pine|epam|erol|olam) in the (?:bin|toilet|sink|cheek)`,
      `${PILLS} (?:are |is |were |was |all |have been |been |going |still |left )*(?:untouched|unopened|in the (?:bin|toilet|sink|garden|cheek|drain)|down the (?:toilet|loo|sink|drain|side)|under the (?:pillow|mattress|carpet|bed|cushions?))`,
      `(?:hid(?:es|ing)?|hidden|hides|spit(?:s|ting)?|spat|tuck(?:s|ed|ing)|flush(?:es|ed|ing)?|palm(?:s|ed|ing)|cheek(?:s|ed|ing)|bin(?:s|ned|ning)|throw(?:s|ing|n)?|threw|feed(?:s|ing)?|fold(?:s|ed|ing)|bur(?:ies|ied|ying)|pour(?:s|ed|ing)) ${OF_MINE}${PILLS} (?:[^ ]+ ){0,4}${HIDING_PLACE}`,
      `(?:spit(?:s|ting)?|spat) (?:it|them) (?:out|in|into)(?! (?:of the pram))|(?:found|find) (?:[^ ]+ ){0,3}${PILLS} (?:[^ ]+ ){0,2}(?:in|under|behind|down|inside) (?:the |her |his )?${HIDING_PLACE}|cheeking|(?:tablets?|tabs|pills?) (?:[^ ]+ ){0,3}(?:sucked off|spat out|half sucked)`,
      `(?:ran|run|running|been|is|was|clean) out of ${OF_MINE}${PILLS}|(?:ran|run) out (?:[^ ]+ ){0,3}(?:days|weeks|a week|a fortnight) ago|out of his own (?:stuff|pills?)|lost ${OF_MINE}(?:[^ ]+ )?(?:script|prescription)(?! (?:for glasses))|(?:surgery|pharmacy|chemist) (?:[^ ]+ ){0,2}lost ${OF_MINE}(?:[^ ]+ )?(?:script|prescription)`,
      `(?:stopped|quit|binned|ditched|dumped|gave up|went cold on|gone cold on|cold turkey (?:off|on|from|with)) ${OF_MINE}${PILLS} (?:on (?:her|his|my) own|all at once|abruptly|suddenly|[^ ]+ (?:days|weeks) ago)|cold turkey (?:off|on|from|with) |went cold on|(?:miss|missed|missing|skipped|skipping) (?:[^ ]+ ){0,3}(?:doses?|tablets|pills?|injections?|depots?) (?:[^ ]+ )?(?:this|last|in a row|since|running)|(?:miss|missed|skipped) (?:[^ ]+ )?(?:two|three|four|five|six|seven|several|[2-9]) (?:injections|depots)`,
      '(?:not|never) (?:had|have|been for|turned up for|got) (?:the|her|his|my) (?:injection|depot|jab)(?! (?:yet|until|before|today))',
    ],
  },
  {
    key: 'dose_changed_alone',
    label: 'a dose doubled, halved or given twice',
    notInLists: true,
    says: [
      `(?:halv(?:ed|ing)|doubl(?:ed|ing)(?! (?:as|up with laughter))|tripl(?:ed|ing)) (?:up )?(?:on )?(?:the|her|his|my) (?:[^ ]+ )?(?:on (?:my|her|his) own|${PILLS}|[a-z]+(?:ine|ium|ate|pam|one|tam|pine))|(?:dose|tablets?|injection|insulin|depot) (?:was |been |were |is )?(?:given|gave|taken|took) twice|(?:double|twice) (?:the |her |his |my )?(?:usual )?(?:dose|dosage)s?(?! (?:room|of (?:vaccine|caffeine)))|(?:gave|given|took|taken) (?:[^ ]+ ){0,3}(?:two|double|both) (?:days|lots|doses)`,
      '(?:weekly|once a week) [^ ]+ (?:[^ ]+ ){0,4}(?:in the daily|every day|daily|each day)(?! (?:living|activities))|methotrexate (?:[^ ]+ ){0,4}(?:daily|every day|each day)',
    ],
  },
  {
    key: 'medicine_of_another',
    label: "somebody else's medicine",
    notInLists: true,
    says: [
      `(?:took|taking|take|takes|taken|have|having|had|use|using|swallow|swallowed|sharing|borrowed|borrowing|wearing) (?:[^ ]+ ){0,3}(?:of )?(?:the|her|his|my|their) (?:[^ ]+ )?${RELATIVE} (?:s )?(?:own )?(?:${PILLS}|[a-z]+(?:ine|ium|ate|pam|one|tam|pine|barb|codone|gabalin|idone|idol|erta|tyl)|ritalin|xanax|valium|tramadol|morphine|patch|lithium|lyrica)`,
      `(?:patch|pills?|tablets?|insulin(?: pens?)?|medication|methadone) (?:(?:[^ ]+ ){0,3})(?:is|are|was|were) (?:the |her |his |my )?${RELATIVE}(?! (?:job|idea|birthday|allergic|aware))`,
      '(?:swap(?:s|ped|ping)?|sell(?:s|ing)?|sold|trad(?:es|ed|ing)|buy(?:s|ing)?|bought) (?:her|his|my|their) (?:own )?(?:pills|tablets|meds|medication|lyrica|pregabalin|methadone|diazepam|valium|xanax|ritalin|subutex|patches)(?! (?:box|organiser|cutter))',
    ],
  },
]);
