import { quoteInput } from '../../../packages/engines/src/shared/signal-key.ts';
import { stringsOf } from './listed.ts';
import { splitSentences } from '../../../packages/intelligence/src/split-sentences.ts';

/** A wording that no answer may hold, and why. */
interface Banned {
  readonly pattern: RegExp;
  readonly why: string;
  /** Banned only beside a request for review. */
  readonly besideReview?: true;
}

/** What was said once and misled a reader, and what would mislead in the same way. */
const BANNED: readonly Banned[] = [
  { pattern: /no review rule was met/i, why: 'praises the result: say what was seen' },
  {
    pattern: /nothing (?:was|is) (?:left out|missing)/i,
    why: 'something always is: say what was not checked',
  },
  {
    pattern:
      /\b(?:all clear|nothing to worry|good news|reassuring(?:ly)?\b(?! is drafted)|perfectly|no concerns?\b)/i,
    why: 'praises the result: say what was seen',
  },
  { pattern: /\b(none|low|moderate|elevated|high)(?: risk)?: \1\b/i, why: 'circular' },
  {
    pattern: /\b(?:composite|present state|outcome) [+-]?0 of 100/i,
    why: 'an unexplained 0: say that there is no change score, or no points',
  },
  { pattern: /composite [+-]?\d+ of 100: /i, why: 'a verdict from a number: name the scale that changed' },
  { pattern: /moved most by symptom scales/i, why: 'name the scale' },
  {
    pattern: /was not recognised and not checked/i,
    why: 'what is stopped is recognised: say "not assessed"',
  },
  { pattern: /(?:^|; )slow pulse: torsades/i, why: 'two things' },
  { pattern: /consider sodium\b(?! level)/i, why: 'reads as a treatment' },
  { pattern: /one sixth of the quetiapine dose/i, why: 'a number its row does not stand behind' },
  {
    pattern:
      /(?:blood pressure|pulse|heart rate|QT interval|weight|temperature|saturation)[^.]*\. Confirm[^.]*with the laboratory/i,
    why: 'a vital sign is confirmed with whoever measured it',
  },
  { pattern: /(?:does|do|did) not bear (?:it|this|them) out/i, why: 'unclear' },
  { pattern: /\b\d+ (?:days?|weeks?|months?) ago\b/i, why: 'a calendar date is what the record holds' },
  {
    pattern: /(?:^|[.;:] )(?:Stop|Start|Increase|Reduce|Double|Halve|Discontinue|Prescribe|Admit)\b/,
    why: 'an order: the decision is the clinician’s',
  },
  { pattern: /\bundefined\b|\bNaN\b|\[object|Infinity|\$\{|\bnull\b/, why: 'a slip of ours' },
  { pattern: /\S {2,}\S|\S [.,;](?:\s|$)|[^.]\.\.(?:\s|$)|[;:,]\./, why: 'a slip of punctuation' },
  {
    pattern:
      /(?:at|until|before) the next (?:planned |scheduled )?(?:contact|visit)|no (?:reason|need) for (?:a )?review|routine follow-?up|no action(?: is)?(?: needed| required|$|[.,;])|no further (?:action|review)|nothing (?:else )?(?:needs )?to (?:be done|do)\b/i,
    why: 'calms a reader who is asked to look',
    besideReview: true,
  },
];

interface Beside {
  /** Where the text stands: a legend tells of every status, whichever it is. */
  readonly path?: string;
  readonly request: object;
  readonly asksForReview: boolean;
}

const LEGEND = 'interpretationScale';

/** What of a text is banned, in words. What the caller wrote is the caller's. */
export function bannedIn(text: string, { path = '', request, asksForReview }: Beside): string[] {
  const sent = stringsOf(request);
  const own = withoutCaller(text, sent);
  // The rendered exam is the notes of whoever wrote it.
  if (path === 'rendered') return [];
  const found = BANNED.filter(({ pattern, besideReview }) => {
    const [words] = pattern.exec(own) ?? [];
    if (words === undefined || (besideReview && (!asksForReview || path.includes(LEGEND)))) return false;
    return !sent.some((each) => each.toLowerCase().includes(words.trim().toLowerCase()));
  });
  return [...found.map(({ why }) => why), ...repeated(text)];
}

function withoutCaller(text: string, sent: readonly string[]): string {
  return sent
    .flatMap((each) => [quoteInput(each), each, each.trim()])
    .filter((each) => each.length > 1)
    .reduce((rest, each) => rest.replaceAll(each, '…'), text)
    .replace(/"[^"]*"/g, '"…"');
}

/** A sentence that is said twice makes a reader look for the difference. */
function repeated(text: string): string[] {
  const sentences = splitSentences(text).filter((sentence) => sentence.length > 20);
  return new Set(sentences).size < sentences.length ? ['said twice'] : [];
}
