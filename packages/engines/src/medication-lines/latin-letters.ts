/** Letters of Cyrillic and Greek as names of medicines are written with them, and ligatures. */
const LATIN: ReadonlyMap<string, string> = new Map(
  [
    'аa бb вv гg дd еe ёe жzh зz иi йi кk лl мm нn оo пp рr сs тt уu фf хh цc чch шsh щsh ыy эe юu яa іi їi єe ґg',
    'αa βv γg δd εe ζz ηi θt ιi κk λl μm νn ξx οo πp ρr σs ςs τt υi φf χh ψps ωo ßss øo æae œoe łl ıi',
  ].flatMap((line) => line.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)] as const)),
);

const HAS_OTHER = /[\u00C0-\u024F\u0370-\u03FF\u0400-\u045F\u0490\u0491]/;
const OTHER_WORD = /[\p{Script=Cyrillic}\p{Script=Greek}\p{M}]{2,}/gu;
const LATIN_MARKED = /[ß-ɏ]/g;
const MARKS = /\p{M}/gu;
const SIGNS = /[ъь]/g;

/**
 * Lower-case text with words in Cyrillic and Greek written in Latin letters, and letters without their accents:
 * `сертралин` is `sertralin`, `clonazépam` is `clonazepam`. Single letters stay: `µ` is a unit. Other scripts stay too.
 */
export function inLatinLetters(lower: string): string {
  if (!HAS_OTHER.test(lower)) return lower;
  return lower
    .replace(LATIN_MARKED, (letter) => LATIN.get(letter) ?? withoutMarks(letter))
    .replace(OTHER_WORD, (word) =>
      [...withoutMarks(word).replace(SIGNS, '')].map((letter) => LATIN.get(letter) ?? letter).join(''),
    );
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(MARKS, '');
}
