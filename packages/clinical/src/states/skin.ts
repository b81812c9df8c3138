import { defineStates } from './define-state.ts';

/** Skin, mouth and allergy. */
export const SKIN = defineStates([
  {
    key: 'rash',
    label: 'rash',
    says: [
      '(?<!nappy )(?<!diaper )(?<!heat )(?<!shaving )(?<!razor )(?<!sweat )rash(?:es)?(?! (?:decisions?|act|actions?|moves?|driving|behaviou?r|promises?|vest|choices?|judgments?|purchases?|guard))|hives|urticaria|blister(?:s|ing|ed|y)?(?! (?:packs?|packed|packaging|strips?|pouch|from (?:new |the |her |his )*(?:shoes|boots|walking|running)|(?:on|of) (?:her |his |my |the )*(?:heels?|feet|foot|toes?)))|skin (?:(?:is|has|was|all|started|starting|have|coming|gone|very) ){0,3}(?:peeling|blistering|off|breaking out|broke out|raw|sloughing|red and|on fire|come up in)|peeling skin|skin eruption|drug eruption|maculo ?papular|morbilliform|erythema multiforme|(?:itchy |red |purple |raised |new |small )*(?:spots|bumps|patches|blotches|welts|lumps) (?:(?:have|has|come|coming|came|appeared|appearing|up|broken|broke|now|popped) ){0,3}(?:all over|out|up|on|over|across|spreading|spread)(?! (?:the agenda))|(?:come|came|coming|comes|broken|broke|breaking|covered|out) (?:up |out )?in (?:(?:a|an|red|itchy|little|big|raised|lots of|these) ){0,3}(?:spots|rash|blotches|bumps|hives|welts|blisters|patches)|blotchy|red (?:raised |itchy )*(?:spots|patches|bumps|blotches)|exanthem',
    ],
  },
  {
    key: 'severe_skin_reaction',
    label: 'severe skin reaction',
    says: [
      '(?:purple|red|dark|pinprick|blood) (?:dots|spots|pin ?pricks|marks) (?:[^ ]+ ){0,3}(?:not (?:go|fade|disappear|blanch|vanish)|under (?:a|the) glass)|(?:not (?:go|fade|disappear|blanch)) (?:[^ ]+ ){0,3}(?:under|with|press|against) (?:a |the )?(?:glass|tumbler|press)|skin (?:[^ ]+ ){0,3}(?:coming off|comes off|peels off|peeling|slipping|sheets|wet paper|came away|comes away)|(?:came|come|coming|comes|broke|broken) up in (?:blisters|bubbles|welts)',
      'stevens ?johnsons?|sjs|toxic epidermal|dress (?:syndrome|reaction)|exfoliative dermatitis|skin necrosis|(?:skin|face) {gap6}(?:coming|comes|came|peeling|falling|sloughing) off(?: in sheets)?|drug reaction with eosinophilia|agep',
    ],
    pastCounts: true,
  },
  {
    key: 'mucosal_ulcers',
    label: 'sores of the mouth or eyes',
    says: [
      '(?:blister|blisters|blistery|blistering|ulcers?|(?<!cold )sores?|raw|peeling|patches) (?:[^ ]+ ){0,2}(?:round|around|in|on|inside|over|of) (?:[^ ]+ ){0,2}(?:lips?|mouth|gums?|tongue|eyes?|privates?|bits|down below)|(?:lips|mouth|tongue|gums) (?:[^ ]+ ){0,2}(?:raw|in shreds|shredded|in ribbons|peeling|crusted|blistered|stripped|bleeding|splitting)',
      'mouth (?:ulcers?|sores?|blisters?)|(?:mouth|tongue) (?:is |all )?(?:full of|covered in) (?:ulcers?|sores?|blisters?)|(?:ulcers?|sores?|blisters?) (?:(?:all|in|inside|on|over|of|round|around) ){1,2}(?:the |her |his |my )?(?:mouth|lips?|gums|tongue|genitals?|throat)|(?:sore|raw|blistered|bleeding|peeling|crusted|crusty|cracked and bleeding) (?:mouth|lips|gums|tongue)|oral ulcer(?:s|ation)?|(?:inside of |inside |lining of )?(?:(?:the|her|his|my) )?(?:mouth|lips|tongue|gums) (?:(?:is|are|was|were|all|feels?|looks?|have|has|gone|very|really|got|red|and) ){0,3}(?:sore|raw|cracked|blistered|blistering|ulcerated|peeling|crusted|bleeding|in ribbons|shredded)|mucosal(?! (?:biopsy))|mucositis|stomatitis|conjunctivitis|(?:red sore|sore red|sore gritty|sticky red) eyes|genital ulcers?',
    ],
  },
  {
    key: 'angioedema',
    label: 'swelling of the face, lips or tongue',
    says: [
      '(?:face|lips?|tongue|eyes?|eyelids?) (?:[^ ]+ ){0,2}(?:football|balloon|sausage|golf balls?|slits?|twice (?:the|its) size|ballooned|ballooning|puffing up|come up (?:huge|big)|big as)|voice (?:has |is )?gone husky|(?:lips|tongue) too (?:big|thick)',
      'angio ?o?edema|(?:face|facial|lips?|tongue|throat|eyelids?|mouth|eyes) (?:(?:is|are|was|were|all|have|has|been|very|started|suddenly|both) ){0,3}(?:swelling|swelled|swollen|swell|puffed up|puffy|blown up)|fat lip|tongue (?:(?:is|feels|has gone) ){0,2}(?:thick|huge|too big)|swollen (?:face|lips?|tongue|throat|eyelids?|eyes)|(?:swelling|puffiness) (?:of|in|to|around) (?:(?:the|her|his|my) )?(?:face|lips?|tongue|throat|eyes)',
    ],
  },
  {
    key: 'anaphylaxis',
    label: 'anaphylaxis',
    says: [
      'anaphyla(?:xis|ctic)(?: (?:reaction|shock))?(?! (?:to|with) (?!(?:the|her|his|first|second|this|today|tonight|injection|dose)))|throat (?:is |was |feels )?(?:closing|closing up|closed up)|(?:used|given|needed) (?:her |his |an )?epi ?pen',
    ],
  },
  {
    key: 'swollen_glands',
    label: 'swollen glands',
    says: [
      'swollen (?:neck )?(?:glands|lymph nodes|nodes)|lymphadenopathy|(?:glands|lymph nodes) (?:(?:are|is|were|in|the|her|his|neck|all) ){0,4}(?:up|swollen|raised|enlarged)',
    ],
  },
  {
    key: 'bruising',
    label: 'bruising or bleeding',
    says: [
      'bruis(?:es|ing|ed|e)(?: easily)?(?! (?:shins?|ego|knees?|elbows?|ribs?|toes?|from (?:hockey|football|rugby|judo|the (?:fall|match|gym))))(?! (?:(?:was|is|from|at|on|where|over) )+(?:(?:the|her|his) )?(?:venepuncture|venipuncture|cannula|injection|blood (?:pressure|test)|bloods|needle|football|rugby|hockey|bike|cuff))|nose ?bleeds?|epistaxis|bleed(?:ing|s) (?:gums|easily|from|heavily|a lot|won)|gums? (?:are |keep |have been )?bleed(?:ing)?|petechiae|purpur(?:a|ic)|heavy (?:periods?|bleeding)|menorrhagia|h(?:a)?ematuria|blood in (?:(?:the|her|his|my) )?(?:urine|wee|pee)|(?:peeing|weeing|passing) blood|(?<!(?:brain|gi|subarachnoid|cerebral|intracranial|rectal|upper gi) )h(?:a)?emorrhag(?:e|ic)|bleeding (?:disorder|risk|tendency)|h(?:a)?emophili[ac]|von willebrand|low platelets|thrombocytop(?:a)?eni[ac]|itp(?=$| )|will not stop bleeding',
    ],
  },
]);
