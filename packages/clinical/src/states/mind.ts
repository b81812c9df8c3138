import { defineStates } from './define-state.ts';

/** States of mind that decide how a medicine is taken. */
export const MIND = defineStates([
  {
    key: 'eating_disorder',
    label: 'eating disorder',
    says: [
      'anorexia nervosa|anorexi[ac](?! from| due| secondary)|bulimi[ac]|bulimia nervosa|eating disorder|purg(?:es|ing|ed)|makes? (?:her|him|my)self sick|mak(?:es|ing) (?:her|him|my)self (?:sick|vomit)|self induced vomiting|laxative (?:abuse|misuse)|binge(?:s|ing)? and purg(?:es|ing|e)|arfid|vomits after (?:meals|eating)|sick after every meal',
    ],
    pastCounts: true,
  },
  {
    key: 'psychosis',
    label: 'psychosis',
    says: [
      'psycho(?:sis|tic)|schizo(?:phrenia|affective|phreniform)|paranoi[ad]|delusion(?:s|al)?|hallucinat(?:ion|ions|ing|es|ed)|hear(?:s|ing)? voices?|voices (?:telling|are back|commenting|in)|see(?:s|ing)? (?:insects|spiders|bugs|things|people|ants|rats|figures|snakes|shadows|faces)(?: (?:on|in|that|who|crawling)| which)?|insects (?:on|crawling)|formication',
    ],
    pastCounts: true,
  },
  {
    key: 'mania',
    label: 'mania or bipolar disorder',
    says: [
      'mani(?:a|c)|hypomani[ac]|bipolar(?: (?:affective )?disorder| [12i]+)?|bpad|manic depression|manic episodes?|flight of ideas|pressured speech|elated and (?:not sleeping|overspending)|rapid cycling|mixed (?:state|episode)',
    ],
    pastCounts: true,
  },
  {
    key: 'opioid_dependence_care',
    label: 'opioid treatment or pain relief with opioids',
    says: [
      '(?:on|takes?|taking|needs?|given|prescribed|using|post ?op(?:erative)?|oral) (?:opioids?|opiates?|morphine|oramorph|codeine|tramadol|oxycodone|methadone|buprenorphine|fentanyl)|opioid (?:pain ?killers?|analgesi[ac]|substitution)',
    ],
  },
  {
    key: 'surgery_soon',
    label: 'planned surgery or anaesthesia',
    says: [
      '(?:surgery|operation|anaesthetic|general an(?:a)?esthetic|hip replacement|knee replacement|ect|electroconvulsive(?: therapy)?|dental extraction|caesarean|c section) (?:is |booked |planned |scheduled |due |next |on |tomorrow|in )|(?:awaiting|pre ?op(?:erative)?|listed for|due for|booked for|going for|for) (?:surgery|an operation|(?:elective )?(?:hip|knee) replacement|ect|theatre)|course of ect|receiving ect|having ect',
    ],
  },
]);
