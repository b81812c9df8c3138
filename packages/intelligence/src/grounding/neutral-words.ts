/**
 * Words that say nothing by themselves: a narrative may use them around the engine's words. Left out on purpose
 * is whatever judges, compares, quantifies, negates, reassures, advises or names a disease: such a word must occur
 * in the very engine sentence that the narrative draws on.
 */
const LINES = [
  'a an the this that these those it its itself they them their which who whose what there here',
  'and or as if then when while where whereas because since so thus also therefore',
  'of in on at by for from to into with within per via through between among about regarding concerning',
  'is are was were be been being has have had do does did can could may might will would',
  'shows show shown showing indicates indicate indicated says say said states state stated describes describe described',
  'reports report reported lists list listed notes note noted finds find found finding findings includes include included',
  'involves involve involved concerns concern comes come came based computed computes compares compare compared',
  'recorded sent read reads seen see given gives give carries carry relates related according named names name',
  'contributes contribute contributed contributing accounts account explains explain explained reflects reflect',
  'result results value values score scores reading readings output outputs engine analysis assessment summary overall',
  'data information input inputs evidence entry entries item items field fields point points part parts',
  'patient patients person clinician clinicians reader review attention context current present latest earlier previous',
  'available main first second next further additional following together each both respectively',
  'medication medications medicine medicines drug drugs combination pair interaction interactions mechanism',
  'instrument instruments scale scales questionnaire indicator indicators signal signals analyte analytes panel laboratory lab labs test tests',
  'range band label reason reasons due owing',
];

export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(LINES.flatMap((line) => line.split(' ')));
