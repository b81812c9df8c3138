import type { ReadingReport } from '../bundle/reading-report.ts';
import type { AskedItem } from './answered-items.ts';
import { plainWords, pointsOf, wordsOf } from './answers.ts';
import { SELF_HARM_CODES } from './instrument-items.ts';
import { dated } from './note-answer.ts';
import { toneOf } from './tone.ts';

/** Plain words that ask about thoughts or acts of suicide and self-harm. */
const ASKS_ABOUT =
  /\b(?:better off dead|wish(?:ed|es)?(?: to be| you were| for)? (?:dead|death)|suicid(?:e|al) (?:thoughts?|ideation|plans?|intent(?:ion)?|attempts?|behaviou?rs?|risk|acts?)|suicidality|(?:thoughts?|thinking|ideas|ideation) (?:of|about) (?:suicide|death|dying|killing|ending|self harm|harming|hurting)|(?:kill|killing|hurt|hurting|harm|harming|cut|cutting) (?:yourself|myself|himself|herself|themselves|your self)|end(?:ing)? (?:your|my) life|self harm|self injur\w{1,4}|attempted suicide)\b/;
/** Of somebody else, of help, or of what speaks against it. */
const NOT_THIS =
  /\b(?:family|relatives?|parents?|mother|father|sister|brother|friends?|someone (?:else|close)|anyone else|partner|peers?|prevention|hotline|lifeline|safety plan|crisis plan|protective|reasons for living|screen(?:ing)? (?:completed|performed|done|offered)|education|note|handout|resources)\b/;

/** Whether words ask about suicide or self-harm of the patient. */
export function asksAboutSelfHarm(text: string): boolean {
  const plain = plainWords(text.slice(0, 500));
  return ASKS_ABOUT.test(plain) && !NOT_THIS.test(plain);
}

/** An answer about self-harm that is not no and not zero asks for a look, whatever it belongs to. */
export function noteSelfHarmQuestion(
  { codes, text, answers }: AskedItem,
  path: string,
  day: string | undefined,
  report: ReadingReport,
): void {
  const code = codes.find((each) => Object.hasOwn(SELF_HARM_CODES, each));
  const name = code === undefined ? text : SELF_HARM_CODES[code];
  if (name === undefined || (code === undefined && !asksAboutSelfHarm(name))) return;
  for (const answer of answers)
    if (isAffirmed(answer))
      report.review(`${path}: "${name.slice(0, 120)}" was answered ${saidIn(answer)}${dated(day)}`);
}

/** Anything but no, zero, and words for them. */
export function isAffirmed(answer: object): boolean {
  const tone = toneOf(answer);
  if (tone !== 'unclear') return tone === 'concern';
  const points = pointsOf(answer);
  return points === undefined ? Object.keys(answer).some((field) => /^value[A-Z]/.test(field)) : points > 0;
}

/** An answer as a message shows it. */
export function saidIn(answer: object): string {
  const [words] = wordsOf(answer);
  if (words !== undefined) return JSON.stringify(words.slice(0, 80));
  const { valueBoolean } = answer as { readonly valueBoolean?: unknown };
  if (typeof valueBoolean === 'boolean') return valueBoolean ? 'yes' : 'no';
  return String(pointsOf(answer) ?? 'otherwise');
}
