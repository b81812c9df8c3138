import { defineStates } from './define-state.ts';

/** Lungs and breathing. */
export const BREATHING = defineStates([
  {
    key: 'breathlessness',
    label: 'breathlessness',
    says: [
      'catch in (?:my|her|his|the) breath|(?:blue|purple) (?:[^ ]+ ){0,5}(?:toast|food|meal|mouthful|sandwich|meat)|(?:cough|coughing|choking) (?:till|until) (?:she|he) (?:is |goes |went )?(?:purple|blue|puce)',
      '(?:talk|talks|talking|speak|speaks|speaking) in (?:threes|twos|single words|one word|short (?:bursts|sentences)|half sentences|words not)|(?:stop|stops|stopping|pause|pauses) (?:[^ ]+ ){0,3}(?:for (?:air|breath)|to (?:get|catch) (?:her|his|my) (?:breath|air))|(?:can not|could not|unable to|not) (?:finish|complete|get through|manage|climb|do) (?:a|the|her|his) (?:sentence|stairs|warm ?up|flight|walk to the)(?: (?:without|in one|for)|$)|(?:puff|puffs|puffing|pant|pants|panting|blow|blowing|fighting|hungry|sucking|struggling) (?:[^ ]+ ){0,2}(?:for (?:air|breath)|at rest|up the stairs|in bed|to the (?:door|bathroom|toilet))|air hunger|sleep(?:s|ing)? (?:sitting )?(?:up|upright)(?: in (?:the|a) chair)? (?:to breathe|because|can not)|(?:can not|will not|could not) lie (?:flat|down) (?:to|for|because|without)|(?:lips|skin) (?:[^ ]+ )?sucking in',
      'short(?:ness)? of breath|breathless(?:ness)?|sob(?:oe)?(?! story)|dyspn(?:o)?e(?:a|ic)|(?:can not|could not) (?:catch|get) (?:her|his|my|their) breath|(?:can not|could not|struggl(?:es|ing) to|hard to|difficulty|trouble) breath(?:e|ing)(?! through (?:her|his|my) nose)|orthopn(?:o)?ea|tachypn(?:o)?e(?:a|ic)|gasping (?:for (?:air|breath))?|out of breath(?! (?:after (?:running|the gym|exercise|football)))|winded (?:walking|on)|(?:rr|resp(?:iratory)? rate|resps?) (?:of |is |was |at |up )?(?:2[4-9]|[34][0-9])(?! [0-9])|puffed (?:out )?(?:walking|on)',
    ],
  },
  {
    key: 'slow_breathing',
    label: 'slow or shallow breathing',
    says: [
      'respiratory depression|(?:rr|resp(?:iratory)? rate|resps?|breathing rate) (?:(?:of|is|was|at|down|to|only|now) ){0,3}(?:[4-9]|10)(?! [0-9])|breathing (?:(?:is|was|very|looks|seems|and) ){0,3}(?:slow|slowly|shallow|shallowly)(?! exercises?)|(?:slow|shallow) (?:(?:and|slow|shallow) )?(?:breathing|breaths?|resps?|respirations?)(?! exercises?)|(?:barely|hardly|not|stopped) breathing(?! (?:well|through|exercises?|in (?:her|his|my) sleep))|gurgling|agonal|snoring (?:loudly )?(?:and|but) (?:can not|could not|will not|not)',
    ],
  },
  {
    key: 'cyanosis',
    label: 'blue lips or low oxygen',
    says: [
      '(?:lips|fingers|nails|face|fingertips|she|he) (?:(?:is|are|was|were|have|has|gone|going|went|look|looks|turned|turning|and|a bit) ){0,3}(?:blue|gray|bluish|dusky)(?! (?:about|hair|eyes|jumper|dress|today|and tearful|with|mood|badge))|blue (?:lips|round|around the (?:lips|mouth)|tinge|fingertips)|cyanos(?:ed|is)|cyanotic|(?:sats?|spo2|oxygen saturations?|saturations?|o2 sats?) (?:(?:of|are|is|at|down|to|were|was|dropped|only|on air|ra) ){0,3}[5-8][0-9](?! [0-9])|hypoxi[ac]|desaturat(?:ing|ed)',
    ],
  },
  {
    key: 'wheeze',
    label: 'wheeze or an asthma attack',
    says: [
      'whistl(?:e|es|ing) when (?:she|he|i) (?:breathes?|breath)|(?:with|hoarse [^ ]+) (?:a )?(?:whistle|crowing|squeak) when|(?:voice|throat|gone) (?:[^ ]+ ){0,2}(?:hoarse|husky|squeaky) (?:[^ ]+ ){0,3}(?:whistle|breathes?|swollen|tight)|crowing (?:noise|breath|sound)',
      'wheez(?:e|es|ing|y)|asthma (?:attack|exacerbation|flare)|exacerbation of (?:asthma|copd)|bronchospasm|acute (?:severe )?asthma|stridor|using (?:her|his) (?:blue )?inhaler (?:every|all)',
    ],
  },
  {
    key: 'asthma',
    lasts: true,
    label: 'asthma',
    says: ['asthma(?:tic)?(?! (?:attack|exacerbation|flare))'],
    pastCounts: true,
    quiet: true,
  },
  {
    key: 'lung_disease',
    label: 'chronic lung disease',
    says: [
      'copd|emphysema|chronic bronchitis|chronic obstructive(?: pulmonary(?: disease)?)?|pulmonary fibrosis|interstitial lung disease|bronchiectasis|severe lung disease|chronic lung disease',
    ],
    pastCounts: true,
  },
  {
    key: 'respiratory_failure',
    label: 'respiratory failure',
    says: [
      '(?:type (?:1|2|one|two) )?resp(?:iratory)? failure|bi ?pap|home oxygen|long term oxygen|ltot|co2 retain(?:er|s|ing)|hypercapni[ac]|obesity hypoventilation|(?:nocturnal )?niv|retains? co2',
    ],
    pastCounts: true,
  },
  {
    key: 'sleep_apnoea',
    label: 'sleep apnoea',
    says: [
      '(?:obstructive )?sleep apn(?:o)?ea|osa(?:hs)?|cpap|stops? breathing (?:in|during|at) (?:(?:her|his|my|the) )?(?:sleep|night)',
    ],
    pastCounts: true,
  },
  {
    key: 'coughing_blood',
    label: 'coughing blood',
    says: [
      '(?:pink|red|bloody|blood|frothy|rust(?:y)?) (?:[^ ]+ ){0,2}(?:on|in|into) (?:the|her|his|a) (?:hanky|tissue|sputum|handkerchief|phlegm|spit)',
      'h(?:a)?emoptysis|cough(?:s|ed|ing) (?:up )?(?:fresh )?blood|blood (?:in|when) (?:(?:her|his|my|the) )?(?:sputum|phlegm|coughing)',
    ],
  },
]);
