/**
 * Stop words, left out before a pattern is matched: fillers, intensifiers, adverbs of frequency. Patterns are written
 * without them. Data.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'just actually basically literally honestly frankly truly seriously very pretty quite so totally completely super',
    'extremely absolutely even ever always often constantly still already also too somewhat like incredibly',
    'sometimes occasionally frequently lately recently nowadays usually generally definitely certainly obviously',
    'simply currently presently increasingly extra fully overly such please eventually',
    'maybe perhaps possibly probably',
    'fucking fuckin damn bloody goddamn',
  ].flatMap((line) => line.split(' ')),
);

/** Filled pauses, dropped before anything else. */
export const FILLED_PAUSES: ReadonlySet<string> = new Set(
  'um umm uh uhh er erm ah eh hm hmm hmmm mm mmm huh ugh oh ooh ohh aw'.split(' '),
);

/** Phrases left out in the same way. */
export const STOP_PHRASES: readonly (readonly string[])[] = [
  'you know',
  'i mean',
  'kind of',
  'sort of',
  'i guess',
  'i suppose',
  'a bit',
  'a little bit',
  'a little',
  'to be honest',
  'to be fair',
  'if i am honest',
  'if i am being honest',
  'at times',
  'from time to time',
  'once in a while',
  'every once in a while',
  'now and then',
  'every now and then',
  'off and on',
  'on and off',
  'all the time',
  'all of the time',
  'most of the time',
  'a lot of the time',
  'some of the time',
  'some days',
  'most days',
  'every day',
  'each day',
  'these days',
  'half the time',
  'more and more',
  'at least',
  'of course',
].map((run) => run.split(' '));

/** Words and runs that make a statement less than certain; found before stop words are left out. */
export const HEDGES: readonly (readonly string[])[] = [
  'maybe',
  'perhaps',
  'possibly',
  'probably',
  'kind of',
  'sort of',
  'i guess',
  'i suppose',
  'might',
  'could be',
  'not really',
  'not exactly',
  'somewhat',
  'a bit',
  'a little',
  'if i am honest i am not sure',
  'i am not sure',
  'not sure if',
  'unclear',
  'possible',
  'questionable',
  'vague',
  'fleeting',
].map((run) => run.split(' '));
