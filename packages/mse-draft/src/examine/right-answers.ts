/** Answers that show by themselves whether they are right. */

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAYS = 'mon tue wed thu fri sat sun'.split(' ');
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** So many steps of a series without a slip are attention enough. Ours. */
const FEWEST_STEPS = 4;
const FEWEST_NAMES = 6;

/** Whether a series is said without a slip; undefined where the answer is none. */
export function isSeriesRight(asked: string, answer: string): boolean | undefined {
  if (/(?<!\p{L})months?(?!\p{L})/iu.test(asked)) return isBackwards(namesIn(answer, MONTHS), MONTHS.length);
  if (/(?<!\p{L})(?:days|week)(?!\p{L})/iu.test(asked))
    return isBackwards(namesIn(answer, DAYS), DAYS.length);
  if (/(?<!\p{L})world(?!\p{L})/iu.test(asked)) return isSpelt(answer, 'dlrow');
  const step = stepOf(asked);
  return step === undefined ? undefined : isCountedDown(numbersIn(answer), step);
}

function stepOf(asked: string): number | undefined {
  const [, said] = /(?<!\p{L})(seven|three|two|[723])(?:['’]?s)?(?![\p{L}\p{N}])/iu.exec(asked) ?? [];
  if (said === undefined) return undefined;
  return Number(said) || SMALL.indexOf(said.toLowerCase());
}

/** Places of the names of a series, in the order they are said. */
function namesIn(answer: string, names: readonly string[]): number[] {
  const words = answer.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => {
    const at = names.findIndex((name) => word.startsWith(name) && word.length <= LONGEST_NAME);
    return at < 0 ? [] : [at];
  });
}
const LONGEST_NAME = 'wednesday'.length;

function isBackwards(places: readonly number[], count: number): boolean | undefined {
  if (places.length < 2) return undefined;
  const hasSlip = places.some((place, at) => at > 0 && ((places[at - 1] ?? 0) + count - 1) % count !== place);
  return !hasSlip && places.length >= Math.min(FEWEST_NAMES, count - 1);
}

function isCountedDown(numbers: readonly number[], step: number): boolean | undefined {
  if (numbers.length < 2) return undefined;
  const own = (numbers[0] ?? 0) % 10 === 0 ? numbers.slice(1) : numbers;
  const slip = own.findIndex((number, at) => at > 0 && (own[at - 1] ?? 0) - step !== number);
  const count = slip < 0 ? own.length : slip;
  const next = (own[count - 1] ?? 0) - step;
  const isSlip = slip >= 0 && Math.abs((own[slip] ?? 0) - next) <= NEAR;
  return !isSlip && count >= FEWEST_STEPS && ((own[0] ?? 0) + step) % 10 === 0;
}
/** A number so far from the next one is none of the series: "I did that for thirty-four years". */
const NEAR = 6;

/** Numbers in digits and in words: "ninety-three, 86". */
function numbersIn(answer: string): number[] {
  const words = answer.toLowerCase().match(/\d+|\p{L}+/gu) ?? [];
  const numbers: number[] = [];
  let tens: number | undefined;
  for (const word of words) {
    const small = SMALL.indexOf(word);
    const ten = TENS.indexOf(word);
    if (tens !== undefined && small > 0 && small < 10) {
      numbers.push(tens + small);
      tens = undefined;
      continue;
    }
    if (tens !== undefined) numbers.push(tens);
    tens = ten < 0 ? undefined : (ten + 2) * 10;
    if (/^\d/.test(word)) numbers.push(Number(word));
    else if (small >= 0) numbers.push(small);
  }
  return tens === undefined ? numbers : [...numbers, tens];
}

function isSpelt(answer: string, letters: string): boolean | undefined {
  const spelt = (answer.toLowerCase().match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? []).join('');
  if (
    answer
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .includes(letters)
  )
    return true;
  return spelt.length < 3 ? undefined : spelt.includes(letters);
}

const LIST =
  /(?<!\p{L})\p{L}{3,}(?:(?:, |; | - )\p{L}{3,}){1,6}(?:(?:,|;| -)? and|,|;| -) \p{L}{3,}(?!\p{L})/u;
const ADDRESS = /(?<!\p{L})address[^:.?!]{0,60}[:.,] ?(?=\p{Lu}|\d)([^.?!\n]{8,80})/u;

/** Three or more single words, or an address, that a clinician asks to keep: "river, button, candle". */
export function wordsToKeep(text: string): string[] {
  const kept = ADDRESS.exec(text)?.[1] ?? LIST.exec(text)?.[0] ?? '';
  const words = kept.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [];
  return words.length >= 3 ? words.filter((word) => word !== 'and') : [];
}

/** How many of the words come back; numbers in digits or in words. */
export function recalled(words: readonly string[], answer: string): number {
  const said = new Set<string | number>([
    ...(answer.toLowerCase().match(/\p{L}+/gu) ?? []),
    ...numbersIn(answer),
  ]);
  return words.filter((word) => said.has(Number(word) || word)).length;
}
