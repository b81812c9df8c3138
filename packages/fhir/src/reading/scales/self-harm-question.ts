import type { ReadingReport } from '../bundle/reading-report.ts';
import type { AskedItem } from './answered-items.ts';
import { plainWords } from './answers.ts';
import { RISK_LEVEL_CODES, SCREEN_CODES, SELF_HARM_CODES } from './instrument-items.ts';
import { dated } from './note-answer.ts';
import { isAffirmed, saidIn } from './said.ts';

/** Plain words that ask about thoughts or acts of suicide and self-harm, or of harm to others. */
const ASKS_ABOUT =
  /\b(?:better off dead|wish(?:ed|es)?(?: to be| you were| for)? (?:dead|death)|suicid(?:e|al) (?:thoughts?|ideation|plans?|intent(?:ion)?|attempts?|behaviou?rs?|risk|acts?)|suicidality|(?:thoughts?|thinking|ideas|ideation) (?:of|about) (?:suicide|death|dying|killing|ending|self harm|harming|hurting)|(?:kill|killing|hurt|hurting|harm|harming|cut|cutting) (?:yourself|myself|himself|herself|themselves|your self)|end(?:ing)? (?:your|my) life|homicid(?:e|al) (?:thoughts?|ideation|plans?|intent(?:ion)?|risk)|(?:kill|killing|hurt|hurting|harm|harming) (?:others|other people|someone|somebody)|self harm|self injur\w{1,4}|attempted suicide)\b/;
/** Of somebody else, of help, or of what speaks against it. */
const NOT_THIS =
  /\b(?:family|relatives?|parents?|mother|father|sister|brother|friends?|someone (?:else|close)|anyone else|partner|peers?|prevention|hotline|lifeline|safety plan|crisis plan|protective|reasons for living|completed|performed|administered|reviewed|offered|provided|discussed|education|note|handout|resources)\b/;

/** Whether words ask about suicide or self-harm of the patient. */
export function asksAboutSelfHarm(text: string): boolean {
  const plain = plainWords(text.slice(0, 500));
  return ASKS_ABOUT.test(plain) && !NOT_THIS.test(plain);
}

/** Answers that matter by themselves, by the code of their item. */
const ASKED: Readonly<Record<string, string>> = { ...SCREEN_CODES, ...RISK_LEVEL_CODES, ...SELF_HARM_CODES };

/** An answer about self-harm or risk that is not no and not zero asks for a look, whatever it belongs to. */
export function noteSelfHarmQuestion(
  { codes, text, answers }: AskedItem,
  path: string,
  day: string | undefined,
  report: ReadingReport,
): void {
  const code = codes.find((each) => Object.hasOwn(ASKED, each));
  const name = code === undefined ? text : ASKED[code];
  if (name === undefined || (code === undefined && !asksAboutSelfHarm(name))) return;
  for (const answer of answers)
    if (isAffirmed(answer))
      report.review(`${path}: "${name.slice(0, 120)}" was answered ${saidIn(answer)}${dated(day)}`);
}
