/** A place of the documentation that can be found. */
export interface SearchEntry {
  /** Of its page. */
  readonly title: string;
  /** Of the part of the page; empty for the page itself. */
  readonly heading: string;
  /** What it belongs to, as the navigation has it. */
  readonly group: string;
  readonly href: string;
  readonly text: string;
}

/** A place, and the part of its text that has the words. */
export interface Found {
  readonly entry: SearchEntry;
  readonly excerpt: string;
}

interface Prepared {
  readonly entry: SearchEntry;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** What a word counts where it is found. A page with the word in its title comes before any part of another page. */
const POINTS = { titleOfPage: 100_000, heading: 1000, titleOfPart: 10, text: 1 } as const;
/** A whole word, or its plural, counts twice the beginning of one. */
const WHOLE_WORD = 2;
/** Divided among the words of a title: one that says little else comes first. */
const SHORT_TITLE = 0.5;
const MOST_WORDS = 8;
const EXCERPT_BEFORE = 40;
const EXCERPT_LENGTH = 140;

/**
 * Finds places by the beginnings of words: those that have every word, title before heading before text, and as the
 * documentation orders them where they are alike.
 */
export function createSearch(entries: readonly SearchEntry[]): (query: string, most: number) => Found[] {
  const prepared = entries.map((entry): Prepared => {
    const { title, heading, text } = entry;
    return { entry, title: padded(title), heading: padded(heading), text: padded(text) };
  });
  return (query, most) => {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    return prepared
      .map((place) => ({ place, points: pointsOf(place, words) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points)
      .slice(0, most)
      .map(({ place: { entry } }) => ({ entry, excerpt: excerptOf(entry.text, words) }));
  };
}

/** Small letters without accents; whatever is neither letter nor number parts words. */
export function normalForm(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function wordsOf(query: string): string[] {
  return [...new Set(normalForm(query).split(' ').filter(Boolean))].slice(0, MOST_WORDS);
}

const padded = (text: string) => ` ${normalForm(text)} `;

/** None where a word is nowhere. */
function pointsOf({ title, heading, text }: Prepared, words: readonly string[]): number {
  const isPage = heading.trim() === '';
  let sum = 0;
  for (const word of words) {
    const inTitle = timesIn(title, word);
    const share = inTitle === 0 ? 0 : SHORT_TITLE / title.trim().split(' ').length;
    const points =
      (inTitle + share) * (isPage ? POINTS.titleOfPage : POINTS.titleOfPart) +
      timesIn(heading, word) * POINTS.heading +
      timesIn(text, word) * POINTS.text;
    if (points === 0) return 0;
    sum += points;
  }
  return sum;
}

function timesIn(text: string, word: string): number {
  if (text.includes(` ${word} `) || text.includes(` ${word}s `)) return WHOLE_WORD;
  return text.includes(` ${word}`) ? 1 : 0;
}

/** The text about the first of the words, cut between words. */
function excerptOf(text: string, words: readonly string[]): string {
  const small = text.toLowerCase();
  // Browsers of 2022 do not all look behind; the mark before the word is shown with it.
  const places = words.map((word) => small.search(new RegExp(`(?:^|[^\\p{L}\\p{N}])${word}`, 'u')));
  const first = Math.min(...places.filter((place) => place >= 0), text.length);
  const start = first === text.length || first <= EXCERPT_BEFORE ? 0 : first - EXCERPT_BEFORE;
  const cut = text.slice(start, start + EXCERPT_LENGTH);
  const whole = start === 0 ? cut : cut.replace(/^\S*\s/, '');
  const isEnd = start + EXCERPT_LENGTH >= text.length;
  return `${start === 0 ? '' : '… '}${isEnd ? whole : `${whole.replace(/\s\S*$/, '')} …`}`;
}
