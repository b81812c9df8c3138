import { defineStates } from './define-state.ts';

const DRINK =
  '(?:alcohol|beers?|wine|vodka|gin|whiske?y|cider|rum|spirits|lager|stout|pints?|prosecco|liquor|booze|shots of)';

/** Habits, and what comes when they stop. */
export const HABITS = defineStates([
  {
    key: 'alcohol',
    label: 'alcohol',
    says: [
      'drinking (?:again|heavily|daily|more|most|every|a lot|at (?:weekends|night|the weekend)|alone|in the|up to|about|around|on top|to)|drink(?:s)? (?:heavily|daily|alone|socially|to (?:sleep|cope)|at weekends|on top)|binge drink(?:ing|s|er)?|heavy drink(?:er|ing)|problem drink(?:er|ing)|back on the drink|hitting the bottle|drunk|intoxicated|hung ?over|smell(?:s|t|ed|ing)? of (?:alcohol|drink|booze)|breathaly[sz]er? positive|(?:stopped|quit|gave up|given up) (?:drinking|the drink|alcohol|beer|wine|vodka)(?! (?:coffee|tea|water|milk|enough))|sober|abstinent(?: from alcohol)?|teetotal',
      `(?:[0-9]+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|half|couple of|few|several|a|some|her|his|my|the|bottles? of|glass(?:es)? of|cans? of|pints? of|units of|litres? of|litre of|drink(?:s)?|drinking|drank|on) ${DRINK}|${DRINK} (?:daily|a day|a night|per day|per week|a week|each|use|misuse|abuse|intake|on)|alcohol|alcoholi[cs]m?|aud|etoh|units (?:a|per|each) (?:day|week|night)|wine with (?:dinner|meals|food)`,
    ],
    exposure: 'alcohol',
    onceStopped: { state: 'alcohol_withdrawal', forDays: 14 },
  },
  {
    key: 'alcohol_withdrawal',
    label: 'alcohol withdrawal',
    says: [
      'alcohol withdrawal|withdraw(?:ing|al) from (?:alcohol|drink)|etoh withdrawal|delirium tremens|dts|last (?:drink|drank|alcohol|pint|alcoholic drink)|alcohol detox(?:ification)?|detox(?:ing)? from (?:alcohol|drink)|home detox|rattling|shakes (?:in|each|every) (?:the )?mornings?|ciwa',
    ],
    exposure: 'alcohol_withdrawal',
    ofAStopForDays: 14,
  },
  {
    key: 'smoking',
    label: 'smoking',
    says: [
      'smok(?:es|ing|er)|smoke(?! alarm| detector| free| cannabis| weed| crack| heroin)|cigarettes?|roll ups?|rollies|tobacco|pack (?:a|per) day|packs? (?:a|per) day|ppd|fags|started smoking|back (?:on the|to) (?:cigarettes|fags|smoking)',
    ],
    exposure: 'smoking',
    onceStopped: { state: 'smoking_stopped', forDays: 42 },
  },
  {
    key: 'smoking_stopped',
    label: 'smoking stopped',
    says: [
      '(?:stopped|quit|quitting|gave up|given up|gives up|giving up|packed in|ceased|off|not|cut out|kicked) (?:the |all |her |his |my )?(?:smoking|cigarettes|fags|smokes|tobacco)|smoking cessation|quit smoker|switched (?:from (?:cigarettes|smoking|tobacco) )?to (?:vaping|vapes?|e cigarettes?|nicotine)|swapped (?:cigarettes|smoking|fags) for (?:a )?(?:vap(?:e|ing)|patch(?:es)?)|now vap(?:es|ing)|smoke free (?:ward|since|now|for)|(?:started|on|using|wearing) (?:a )?nicotine (?:patch(?:es)?|replacement|gum|lozenges?)|nrt',
    ],
    exposure: 'smoking_stopped',
    ofAStopForDays: 42,
  },
  {
    key: 'caffeine',
    label: 'caffeine',
    says: [
      'coffees?|caffeine|energy drinks?|red bull|monster energy|espressos?|cola all day|cups of tea a day|caffeine tablets',
    ],
    exposure: 'caffeine',
  },
  {
    key: 'grapefruit',
    label: 'grapefruit',
    says: ['grapefruits?(?: juice)?'],
    exposure: 'grapefruit',
  },
  {
    key: 'tyramine',
    label: 'tyramine-rich food',
    says: [
      '(?:aged|mature|strong|blue) cheeses?|stilton|roquefort|marmite|vegemite|bovril|salami|pepperoni|soy sauce|sauerkraut|kimchi|cured (?:meats?|sausage)|tap beer|draught beer|tyramine',
    ],
    exposure: 'tyramine',
  },
  {
    key: 'cannabis_use',
    label: 'cannabis',
    says: [
      'cannabis|weed|marijuana|skunk|hash(?:ish)?|joints? (?:a|per|every|most)|spliffs?|edibles|thc|dabs|dabbing',
    ],
  },
  {
    key: 'opioid_use',
    label: 'opioid use',
    says: [
      'heroin|using opiates|opioid (?:use|misuse|dependen(?:ce|t)|overdose)|fentanyl (?:use|patch|pills?)|injecting drug|iv drug use|ivdu|pwid|kratom|street (?:methadone|opioids?|oxy)|painkillers? from (?:a )?friend',
    ],
  },
  {
    key: 'stimulant_use',
    label: 'stimulant use',
    says: [
      'cocaine|crack|methamphetamine|crystal meth|meth(?! clinic)|speed(?! limit| of)|mdma|ecstasy|mephedrone|amphetamine (?:use|misuse)|ketamine (?:use|misuse|at weekends)|ghb|gbl|nitrous|nangs|chemsex',
    ],
  },
]);
