/** Somebody else is looked at. Data. */
const OF_SOMEBODY_ELSE =
  /(?:^[^\p{L}]*|[.;,] )(?:the |her |his )?(?:mrs?\.? \p{Lu}|ms\.? \p{Lu}|(?:mother|father|mum|dad|husband|wife|daughter|son|dean|partner|sister|brother|interpreter|nurse|baby)(?!\p{L}))/iu;
/** Words beside which it is only nearly so. Data. */
const NEAR_IT: Readonly<Partial<Record<string, RegExp>>> = {
  'behavior.calm':
    /(?<!\p{L})(?:tear\p{L}*|cr(?:y|ies|ied|ying)|silen\p{L}*|quiet|shak\p{L}*|cuff\p{L}*|sedat\p{L}*|until|when)(?!\p{L})/iu,
  'speech.normal_rate': /(?<!\p{L})(?:mov(?:es?|ing)|walk\p{L}*)(?!\p{L})/iu,
  'appearance.well_groomed':
    /(?<!\p{L})(?:not|n['’]?t|un(?:shaven|washed|combed|kempt)|stubble|wrong|crease\p{L}*|stain\p{L}*|dirty|torn|string|mismatch\p{L}*)(?!\p{L})/iu,
};

/** Whether an ordinary sight stands beside words that take it back: "two days of stubble, shirt clean". */
export function isOnlyNearly(sight: string, words: string): boolean {
  return OF_SOMEBODY_ELSE.test(words) || NEAR_IT[sight]?.test(words) === true;
}
