import { codingsOf, plainWords, saysYes, wordsOf } from './answers.ts';
import { textOf } from '../element/element.ts';

/** What a result in words says: nothing to look at, something to look at, or neither that can be told. */
export type Tone = 'calm' | 'concern' | 'unclear';

const CALM_CODES: ReadonlySet<string> = new Set([
  '428171000124102', // depression screening negative (US edition of SNOMED CT, quality measures)
  '260385009', // negative
  '2667000', // absent
  '260415000', // not detected
  '134420004', // no suicidal thoughts
  '406554000', // low risk of harm to self
  'LA6577-6', // negative
  'LA9194-7', // low
  'LA19983-8', // no risk
]);
const CONCERN_CODES: ReadonlySet<string> = new Set([
  '428181000124104', // depression screening positive
  '10828004', // positive
  '52101004', // present
  '260373001', // detected
  'LA6576-8', // positive
  'LA6751-7', // moderate
  'LA9193-9', // high
  'LA14637-5', // very high
  'LA19952-3', // at risk
]);

const DENIED =
  /^(?:no|none|not|negative|normal|absent|denie[sd]|denies|false|never|without|unremarkable|within normal)\b|\b(?:negative|absent|denied|not (?:detected|present|at risk)|no risk)$/;
const LOW = /^(?:low|minimal|mild|none to minimal|subthreshold|sub threshold|below|remission)\b/;
const HIGH =
  /\b(?:high|higher|severe|severely|moderate|moderately|medium|positive|pos|yes|elevated|imminent|extreme|extremely|critical|acute|abnormal|at risk|present|detected|true|red|major|urgent|emergent)\b/;

/** The tone of a value in words, codes or yes and no. */
export function toneOf(holder: object): Tone {
  const yes = saysYes(holder);
  const codes = codingsOf(holder).flatMap(({ code }) => textOf(code) ?? []);
  const words = [...wordsOf(holder), ...codes].map(plainWords);
  if (yes === true || codes.some((code) => CONCERN_CODES.has(code))) return 'concern';
  const tones = words.map(toneOfWords);
  if (tones.includes('concern')) return 'concern';
  if (yes === false || codes.some((code) => CALM_CODES.has(code)) || tones.includes('calm')) return 'calm';
  return 'unclear';
}

/** Words that say that nothing was said. */
const NO_ANSWER =
  /^(?:no (?:response|answer|data|information|entry|score)|not (?:answered|asked|assessed|known|done|applicable|sure|disclosed|documented)|unknown|declined|refused|prefer not|n a$|na$)/;

/** Whether a value says in words that nothing was said. */
export function saysNothing(holder: object): boolean {
  return wordsOf(holder).some((words) => NO_ANSWER.test(plainWords(words)));
}

/** The tone of plain words. */
export function toneOfWords(words: string): Tone {
  if (NO_ANSWER.test(words)) return 'unclear';
  if (DENIED.test(words)) return 'calm';
  if (HIGH.test(words)) return 'concern';
  return LOW.test(words) || words.endsWith(' low') ? 'calm' : 'unclear';
}
