/** Words that say nothing of a sign: left out of wordings and of entries. Data. */
export const DROPPED: ReadonlySet<string> = new Set(
  [
    'a an the i he she it we you me him us my his our your its this that these those be am is are was were been',
    'do have will would can could should shall may must to of at into onto as',
    'very so quite really even also already often usual sometimes suddenly somewhat rather pretty',
    'fairly bit patient client am their ever ago lately presently currently today',
    'got having had has does did doing mr generally definitely obviously actually apparently please',
  ].flatMap((line) => line.split(' ')),
);

/** Words that stand beside a sign without being one; a wording may need them. Data. */
export const LIGHT: ReadonlySet<string> = new Set(
  [
    'say report tell state mention describe notice think believe feel seem appear look convince know find worry complain',
    'people they them person someone everyone everybody somebody anyone anybody others other another own both',
    'wife husband partner mother mom father parents brother sister son daughter family carer girlfriend boyfriend friend',
    'friends mates kids children neighbor cpn gp nurse doctor team staff teacher boss school',
    'day days daily night nights nightly week weeks weekly month months monthly year years morning mornings evening evenings',
    'afternoon weekend weekends hour hours minute minutes time times monday tuesday wednesday thursday friday saturday',
    'sunday fortnight last first next past since until till during before after while whole long short late early once twice',
    'january february march april june july august september october november december summer winter christmas',
    'her for by who which where us usual only here there clearly else in with from just still let what being now about on off up down out back over around round through away along again more less most much many lot lots loads too all every',
    'each any some same few several couple little enough always never time become get go come start begin keep stay turn like',
    'thing things something anything everything nothing properly well good new old recent increasing increase increased rise',
    'severe mild moderate marked noted evidence episode episodes symptom symptoms sign signs present observed reported onset',
    'frequent persistent ongoing constant chronic acute occasional level extremely significant noticeable worse worsening',
    'developing emerging escalating return returned returning change not no deny never without none nil hardly barely',
    'probably maybe perhaps possibly possible quite totally completely absolutely especially mostly mainly partly increasingly',
    'yesterday tonight sudden period periods spell bout bouts degree amount home one two three four five six seven eight nine',
    'ten dozen half current currently remain continue continued continues behavior behaviour feelings feeling tendency',
    'sunday house flat small please even unusual unusually than usual normal normally often regular regularly anymore longer',
    'further extra type kind sort make really very clearly obvious quick gradually slowly dad mum per according both says',
    'sense levels high highly daytime general generalised generalized excessive excessively reports describes appears pattern',
    'concerns concern bothered bothering trouble difficulty problem problems issue issues difficulties nowadays lately',
  ].flatMap((line) => line.split(' ')),
);

/** Words that deny what follows. A list of things is denied by the first of them. Data. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never without none nil neither nor nothing nobody hardly barely scarcely rarely seldom unable inability incapable non absence deny denies denied denying'.split(
    ' ',
  ),
);
export const LIST_NEGATIONS: ReadonlySet<string> = new Set(
  'no without none nil neither nor absence deny denies denied denying free'.split(' '),
);
/** What "no" denies of somebody's health: "no sleep and paranoid" denies no paranoia. Data. */
export const GOOD_THINGS: ReadonlySet<string> = new Set(
  'sleep appetite energy interest motivation insight concentration hygiene pleasure food medication pills pill tablets treatment drive enthusiasm hope patience contact rest routine focus'.split(
    ' ',
  ),
);
/** Where what was said before no longer holds. Data. */
export const TURNS: ReadonlySet<string> = new Set(
  'but however although though yet except whereas because due despite so when while if unless instead'.split(
    ' ',
  ),
);
export const JOINS: ReadonlySet<string> = new Set('and or nor plus then'.split(' '));
/** Two words that "and" holds together. Data. */
export const PAIRS: ReadonlySet<string> = new Set([
  'up and down',
  'on and off',
  'off and on',
  'toss and turn',
  'tossing and turning',
  'over and over',
  'round and round',
  'day and night',
  'night and day',
  'down and out',
  'in and out',
  'back and forth',
  'more and more',
  'less and less',
]);
