/** Ids, tokens and hashes that differ from run to run, with what goes before them. */
const RANDOM =
  /((?:"|\/)(?:acct|act|aud|dlv|evt|key|labord|okey|org|pat|rcap|rimg|rqa|rscr|rsess|safety|sig|wear|wh|req)_|\/connect\/|"nextCursor":"|"LR-|"contentHash":")([A-Za-z0-9_-]{6,})/g;
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const HEXADECIMAL = '0123456789abcdef';

/** The same text with each random part replaced by a steady one of its length, the same for the same part. */
export function createPlaceholders(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) =>
    text.replace(RANDOM, (_, before: string, random: string) => {
      const alphabet = /^[0-9a-f]{64}$/.test(random) ? HEXADECIMAL : LETTERS;
      const found = known.get(random) ?? steady(known.size, random.length, alphabet);
      known.set(random, found);
      return `${before}${found}`;
    });
}

function steady(number: number, length: number, alphabet: string): string {
  const letters = Array.from({ length }, (_, at) => alphabet[(number * 7 + at * 11 + 3) % alphabet.length]);
  return letters.join('');
}
