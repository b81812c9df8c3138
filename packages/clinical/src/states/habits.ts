import { defineStates } from './define-state.ts';

const DRINK =
  '(?:alcohol|beers?|wine|vodka|gin|whiske?y|cider|rum|spirits(?! (?:are|is|were|was|have|lift|lifted|low|high|remain|up|good|seem))|lager|stout|pints?|prosecco|liquor|booze|shots of|brandy|cans|naggins?|bourbon|tinnies|schooners?|arrack|toddy)';

/** Habits, and what comes when they stop. */
export const HABITS = defineStates([
  {
    key: 'alcohol',
    lasts: true,
    label: 'alcohol',
    says: [
      'drinking (?:again|heavily|daily|more|most|every|a lot|at (?:weekends|night|the weekend)|alone|in the (?:morning|evening|pub|day)|up to|about|around|on top|to (?:sleep|cope|forget|excess))|drink(?:s)? (?:heavily|daily|alone|socially|to (?:sleep|cope)|at weekends|on top)|binge drink(?:ing|s|er)?|heavy drink(?:er|ing)?|problem drink(?:er|ing)?|back on the (?:drink|booze|bottle|lash|sauce)|on the (?:drink|lash|beer|booze|piss)|hit the bottle|drunk(?! (?:plenty|enough|some water|all (?:her|his) water))|intoxicated|hung ?over|smell(?:s|t|ed|ing)? of (?:alcohol|drink|booze)|reek(?:s|ed|ing) of (?:alcohol|drink|booze)|breathaly[sz]er? positive|(?:stopped|quit|gave up|given up) (?:drinking|the drink|alcohol|beer|wine|vodka)(?! (?:coffee|tea|water|milk|enough))|sober|abstinent(?: from alcohol)?|teetotal|pioneer pledge',
      `(?:[0-9]+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|half|couple of|few|several|a|some|her|his|my|the|bottles? of|glass(?:es)? of|cans? of|pints? of|units of|liters? of|drink(?:s)?|drinking|drank|on) (?!cans(?! (?:of (?:beer|lager|cider|stout)|a (?:day|night))))${DRINK}(?! (?:vinegar|gums|rack|sauce|cellar|hand gel|gel|wipes|team|service|of (?:water|milk|coke|cola|pop|red bull|monster)))|${DRINK} (?:daily|a day|a night|per day|per week|a week|each|use|misuse|abuse|intake|dependen(?:ce|t|cy)|on)(?! (?:the table|offer))|(?<!letter to )alcohol(?! (?:free|gel|wipes?|hand|swabs?|rub))|alcoholi[cs]m?|aud|etoh|units (?:a|per|each) (?:day|week|night)|wine with (?:dinner|meals|food)`,
    ],
    exposure: 'alcohol',
    onceStopped: { state: 'alcohol_withdrawal', forDays: 14 },
  },
  {
    key: 'alcohol_withdrawal',
    label: 'alcohol withdrawal',
    says: [
      'alcohol withdrawal|withdraw(?:ing|al) from (?:the )?(?:alcohol|drink|booze)|etoh withdrawal|delirium tremens|dts|the horrors(?= )|last (?:drink|drank|alcohol|pint|alcoholic drink|beer)|alcohol detox(?:ification)?|detox(?:ing)? from (?:alcohol|drink)|home detox|rattling(?! (?:chest|breath|cough|on|window))|shakes (?:in|each|every|first thing) (?:the )?mornings?|ciwa(?: ar)?|morning drink(?:ing)? to (?:steady|stop)',
    ],
    exposure: 'alcohol_withdrawal',
    ofAStopForDays: 14,
  },
  {
    key: 'smoking',
    lasts: true,
    label: 'smoking',
    says: [
      'smok(?:es|ing|er)(?! (?:cessation|area|shelter|room|status|policy|ban|alarm|cannabis|weed|crack|heroin|advice|clinic))|smoke(?! (?:alarm|detector|free|cannabis|weed|crack|heroin|joints|skunk|inhalation|from|damage|in|signals|area))|cigarettes?|roll ups?|rollies|tobacco|packs? (?:a|per) day|ppd|fags?|cigs?|(?<!no )smokes [0-9]+|started smoking|back (?:on the|to) (?:cigarettes|cigs|fags|smokes|smoking)|beedis?|bidis?|hookah|shisha|chain smok(?:er|ing|es)|durries',
    ],
    exposure: 'smoking',
    onceStopped: { state: 'smoking_stopped', forDays: 42 },
  },
  {
    key: 'smoking_stopped',
    label: 'smoking stopped',
    says: [
      '(?:stopped|quit|quitting|gave up|given up|gives up|giving up|packed in|packed up|ceased|off|not|cut out|kicked|knocked (?:off )?|came off|come off) (?:the |all |her |his |my |all the )?(?:smoking|smoked?|cigarettes|cigs|fags|smokes|tobacco|roll ups|rollies|beedis)(?! (?:alarm|detector|cannabis|weed|area|free))|smoking cessation|quit smoker|(?:cut|cutting|cuts) (?:down|back) (?:on )?(?:the |her |his |my )?(?:smoking|cigarettes|cigs|fags|smokes|tobacco)|(?:gone|went|moved|changed|switched|swapped|converted) (?:over )?(?:from (?:cigarettes|cigs|fags|smoking|tobacco) )?(?:on)?to (?:the |a |an )?(?:vaping|vapes?|e ?cigs?|e cigarettes?|nicotine|patches|iqos)|swapped (?:cigarettes|cigs|smoking|fags|tobacco) for (?:a |an )?(?:vap(?:e|ing|es)|patch(?:es)?|e cigs?)|now vap(?:es|ing)|smoke ?free (?:ward|unit|hospital|since|now|for|site|policy)|(?:started|on|using|wearing) (?:a )?nicotine (?:patch(?:es)?|replacement|gum|lozenges?|inhalator)|nrt|(?:no|without|not had a|nil|none) (?:cigarettes?|cigs?|fags?|smokes?|smoking) (?:since|for|in|at all since|allowed)|not allowed (?:to )?smok(?:e|ing)|not (?:been able to |able to )?(?:smoke|smoked|smoking)(?: (?:since|for|here|on))',
      '(?:cigarettes?|cigs?|fags?|smokes?|smoker|day|daily) (?:[^ ]+ ){0,5}(?:none|nil|zero|not one|no more|stopped) (?:since|for|now)|(?:cigarettes|cigs|fags|day) (?:[^ ]+ ){0,2}until (?:[^ ]+ ){1,6}(?:none|nil|stopped|no more|nothing)',
    ],
    exposure: 'smoking_stopped',
    ofAStopForDays: 42,
  },
  {
    key: 'caffeine',
    label: 'caffeine',
    says: [
      'coffees?(?! (?:grounds?|shop|morning|table))|caffeine|energy drinks?|red bull|monster energy|cans of monster|espressos?|cola all day|cups of tea a day|caffeine (?:tablets|pills)',
    ],
    exposure: 'caffeine',
  },
  {
    key: 'grapefruit',
    label: 'grapefruit',
    says: ['grapefruits?(?: juice)?|pomelo'],
    exposure: 'grapefruit',
  },
  {
    key: 'tyramine',
    label: 'tyramine-rich food',
    says: [
      '(?:aged|mature|strong|blue|ripe) cheeses?|cheese (?:board|platter|and wine)|stilton|roquefort|gorgonzola|parmesan|marmite|vegemite|bovril|salami|pepperoni|chorizo|soy sauce|sauerkraut|kimchi|miso|tempeh|cured (?:meats?|sausage)|tap beer|draught beer|craft beer|tyramine|fava beans|broad bean pods',
    ],
    exposure: 'tyramine',
  },
]);
