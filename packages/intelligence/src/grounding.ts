import { MAX_SENTENCES, MIN_SENTENCES, type NarrativeFacts, splitSentences } from './narrative.ts';

const NUMBER = /-?\d+(?:[.,]\d+)?/g;

/** Words of advice or diagnosis that a narrative must not contain unless the engine itself used them. */
const FORBIDDEN =
  /\b(diagnos\w*|prescrib\w*|should (?:take|start|stop|increase|decrease|switch)|recommend(?:s|ed)? (?:starting|stopping|increasing|decreasing|switching)|increase the dose|decrease the dose|discontinue)\b/i;

/**
 * Whether a narrative says only what the engine computed: 2 to 4 sentences, every number among the facts, no
 * diagnosis and no treatment advice.
 */
export function isGrounded(narrative: string, facts: NarrativeFacts): boolean {
  const count = splitSentences(narrative).length;
  if (count < MIN_SENTENCES || count > MAX_SENTENCES) return false;
  const source = [facts.headline, ...facts.facts, ...facts.change].join('\n');
  if (FORBIDDEN.test(narrative) && !FORBIDDEN.test(source)) return false;
  const known = new Set(numbersOf(source));
  return numbersOf(narrative).every((number) => known.has(number));
}

function numbersOf(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((number) => String(Number(number.replace(',', '.'))));
}
