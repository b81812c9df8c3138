/** A remark of the writer in speech: "[nods]", "*no answer*". Offsets in the text. */
export interface Remark {
  /** With its marks. */
  readonly start: number;
  readonly end: number;
  /** Without them. */
  readonly from: number;
  readonly to: number;
}

const LONGEST = 400;
/** Marks that are written around remarks alone. */
const BRACKETS = [
  String.raw`\[{1,3}([^[\]\n]{1,${LONGEST}})\]{1,3}`,
  String.raw`\({1,3}([^()\n]{1,${LONGEST}})\){1,3}`,
  String.raw`\{{1,3}([^{}\n]{1,${LONGEST}})\}{1,3}`,
  String.raw`<{1,3}(?!\s)([^<>\n]{1,${LONGEST}})>{1,3}`,
  `[［【〔〈《⟨⟦「『]([^［］【】〔〕〈〉《》⟨⟩⟦⟧「」『』\\n]{1,${LONGEST}})[］】〕〉》⟩⟧」』]`,
  `（([^（）\\n]{1,${LONGEST}})）`,
  `[«‹]([^«»‹›\\n]{1,${LONGEST}})[»›]`,
  // Never closed, up to the end of the line.
  String.raw`\[([^[\]\n]{1,${LONGEST}})$`,
];
/** Marks that stress words too. */
const STRESSES = [
  String.raw`(?<![\p{L}\p{N}*])\*{1,3}([^*\n]{2,${LONGEST}})\*{1,3}(?![\p{L}\p{N}*])`,
  String.raw`(?<![\p{L}\p{N}_])_{1,3}([^_\n]{2,${LONGEST}})_{1,3}(?![\p{L}\p{N}_])`,
  String.raw`(?<![\p{L}\p{N}~])~{1,3}([^~\n]{2,${LONGEST}})~{1,3}(?![\p{L}\p{N}~])`,
  String.raw`(?<![\p{L}\p{N}/])/([^/\n]{2,80})/(?![\p{L}\p{N}/])`,
  String.raw`(?<![\p{L}\p{N}|])\|([^|\n]{2,80})\|(?![\p{L}\p{N}|])`,
];
const MARKED = new RegExp([...BRACKETS, ...STRESSES].join('|'), 'gmu');

/** A speaker's own words are no remark about them; a writer says "looks at me", "holds my gaze". */
const OWN_WORDS =
  /(?<![\p{L}'’])(?:i|i['’](?:m|d|ve|ll)|myself|mine|(?<!\p{L}(?:s|ing)(?: \p{L}+){0,2} )(?:me|my))(?![\p{L}'’])/iu;
const ONE_WORD = /^\s*[\p{L}'’-]+[.!?…]*\s*$/u;
/** One word that tells of an act: "nods", "crying", "silence". */
const ACT =
  /^\s*(?!(?:always|this|that's|his|is|was|yes|things|nothing|anything|everything|something|us|as|has|does|miss|less|perhaps|sometimes|thing|bring|unless|its)(?!\p{L}))(?:[\p{L}-]{2,}(?:s|ing)|silen(?:ce|t)|pause|laughter|tearful|inaudible|unclear|crosstalk|mute)[.!?…]*\s*$/iu;
const YES_OR_NO = /^\s*(?:no|nope|nah|never|yes|yeah|yep|maybe|not really|i do|i don['’]t)[.!?…]*\s*$/iu;

/**
 * The remarks of a text, in whatever marks a writer puts them. Words that are only stressed ("I *never* said so", "_No._")
 * are speech, and so is what a speaker says of themselves in brackets. Linear in the length.
 *
 * @example
 * ```ts
 * import { remarksIn } from '@svc/clinical';
 *
 * remarksIn('_shrugs_ I *really* do not know.').length; // → 1
 * ```
 */
export function remarksIn(text: string): Remark[] {
  return [...text.matchAll(MARKED)].flatMap((match): Remark[] => {
    const inside = match.slice(1).find((group) => group !== undefined) ?? '';
    const start = match.index;
    const end = start + match[0].length;
    if (!/\p{L}/u.test(inside) && !/^\W+$/u.test(inside)) return [];
    if (OWN_WORDS.test(inside) || (STRESS.test(match[0]) && isStress(text, start, end, inside))) return [];
    const from = start + match[0].indexOf(inside);
    return [{ start, end, from, to: from + inside.length }];
  });
}

const STRESS = /^[*_~/|]/;

function isStress(text: string, start: number, end: number, inside: string): boolean {
  if (YES_OR_NO.test(inside)) return true;
  if (!ONE_WORD.test(inside)) return isInSentence(text, start, end) && !/\s/.test(inside.trim());
  return !ACT.test(inside) || isInSentence(text, start, end);
}

/** Words of one sentence on both sides. */
function isInSentence(text: string, start: number, end: number): boolean {
  return (
    /[\p{L}\p{N}]\s?$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    /^\s?[\p{Ll}\p{N}]/u.test(text.slice(end, end + 2))
  );
}

/**
 * The same text with its remarks blanked, so that offsets stay.
 *
 * @example
 * ```ts
 * import { withoutRemarks } from '@svc/clinical';
 *
 * withoutRemarks('[nods] Yes.'); // → '       Yes.'
 * ```
 */
export function withoutRemarks(text: string, remarks: readonly Remark[] = remarksIn(text)): string {
  let spoken = '';
  let at = 0;
  for (const { start, end } of remarks) {
    spoken += text.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  return spoken + text.slice(at);
}
