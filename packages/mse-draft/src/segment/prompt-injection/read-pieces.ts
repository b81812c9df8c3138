/** A word as wordings are read in, with its place in the text. */
interface PlainWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words between two points, at most so many that a wording never looks far. */
export interface Piece {
  readonly words: readonly PlainWord[];
  /** Words joined by single spaces. */
  readonly text: string;
  /** Offsets of the piece in the text. */
  readonly start: number;
  readonly end: number;
  readonly isQuestion: boolean;
  readonly endsLine: boolean;
}

const TOKEN = /[\p{L}\p{N}\p{M}\p{Cf}@$_]+|\n\s*|[.!?…。؟;|]+|[,:，：]|[-–—(]+|\S/gu;
const MOST_WORDS = 60;
/** No word of a wording is longer; the rest of a longer one says nothing here. */
const LONGEST_WORD = 40;

/** Letters of other alphabets that look like Latin ones. */
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  [...'аaеeоoрpсcуyхxіiѕsԁdһhјjӏlԛqԝwвbнhкkмmтtгrпnαaεeιiοoρpτtυuνvκkηnγyωwıiǝe'.matchAll(/(..)/gu)].map(
    ([pair]) => {
      const [other = '', latin = ''] = [...pair];
      return [other, latin] as const;
    },
  ),
);
/** Digits and signs written for letters inside a word. */
const FOR_LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Reads text as plain words between points. Linear. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let words: PlainWord[] = [];
  /** Where the point of an initial ends: "A.I." is one word. */
  let initialEnd = -1;
  const close = (end: number, isQuestion: boolean, endsLine: boolean): void => {
    const [first] = words;
    if (first)
      for (const each of cut(words, { start: first.start, end, isQuestion, endsLine })) pieces.push(each);
    words = [];
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const end = index + token.length;
    if (token.startsWith('\n')) close(index, false, true);
    else if (/^[.!?…。؟;|]/.test(token)) {
      const next = text.charAt(end);
      const last = words.at(-1);
      const isInitial =
        token === '.' && last !== undefined && (last.text.length === 1 || last.start < initialEnd);
      if (isInitial) initialEnd = end;
      const isInside = token === '.' && /\d/.test(next);
      if (!isInitial && !isInside) close(end, /[?؟]/.test(token), false);
    } else if (/^[,:，：(]/.test(token))
      words.push({ text: /[:：]/.test(token) ? ':' : ',', start: index, end });
    else if (/^[-–—]/.test(token)) {
      if (isSpace(text.charAt(index - 1)) && isSpace(text.charAt(end)))
        words.push({ text: ',', start: index, end });
    } else if (/^[\p{L}\p{N}\p{M}\p{Cf}@$_]/u.test(token)) {
      const plain = plainWord(token);
      const last = words.at(-1);
      if (last && index === initialEnd && plain.length === 1)
        words[words.length - 1] = { ...last, text: last.text + plain, end };
      else if (plain !== '') words.push({ text: plain, start: index, end });
    }
  }
  close(text.length, false, true);
  return pieces;
}

function isSpace(character: string): boolean {
  return character.trim() === '';
}

function plainWord(token: string): string {
  if (token.length > LONGEST_WORD) return '~';
  // Underscores at the ends are emphasis.
  let plain = token.toLowerCase().replace(/^_+|(?<!_)_+$/g, '');
  if (/[^\p{ASCII}]/u.test(plain)) {
    plain = plain
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
      .replace(/[^\p{ASCII}]/gu, (letter) => LOOK_ALIKE.get(letter) ?? letter);
  }
  if (/[a-z]/.test(plain) && /[\d@$]/.test(plain))
    plain = plain.replace(/^@/, '').replace(/[013457@$](?=[a-z\d@$])/g, (sign) => FOR_LETTERS[sign] ?? sign);
  return plain;
}

function cut(words: readonly PlainWord[], whole: Omit<Piece, 'words' | 'text'>): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < words.length; from += MOST_WORDS) {
    const part = words.slice(from, from + MOST_WORDS);
    const isLast = from + MOST_WORDS >= words.length;
    pieces.push({
      words: part,
      text: part.map(({ text }) => text).join(' '),
      start: part[0]?.start ?? whole.start,
      end: isLast ? whole.end : (part.at(-1)?.end ?? whole.end),
      isQuestion: isLast && whole.isQuestion,
      endsLine: isLast && whole.endsLine,
    });
  }
  return pieces;
}
