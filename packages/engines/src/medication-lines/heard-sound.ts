/** Letters that are heard as another one wherever they stand. */
const ALIKE: Readonly<Record<string, string>> = { q: 'k', z: 's', j: 'g' };
const VOWELS = 'aeiouy';

/**
 * How a name is heard: its consonants, those that sound alike written as one. Vowels, doubled letters and letters that
 * are not heard are left out, save that a first vowel is kept as `a`: `quetiapine` and `kwetiapeen` both give `ktpn`.
 * Ours, after the idea of Soundex, with an ear for how German, French, Spanish and Slavic lists write the same names.
 */
export function heardSound(word: string): string {
  let key = '';
  let last = '';
  for (let at = 0; at < word.length; at += 1) {
    for (const sound of soundAt(word, at)) {
      if (sound !== last) key += sound;
      last = sound;
    }
    // A vowel keeps two equal consonants apart.
    if (VOWELS.includes(word[at] ?? '')) last = '';
  }
  return key;
}

/**
 * How a name is heard with its vowels, `y` as `i`, a last `e` silent: `klonazepam` and `clonazepam` are said the same.
 */
export function heardInFull(word: string): string {
  const end = word.endsWith('e') ? word.length - 1 : word.length;
  let key = '';
  for (let at = 0; at < end; at += 1) {
    const letter = word[at] ?? '';
    const sounds = VOWELS.includes(letter) ? (letter === 'y' ? 'i' : letter) : soundAt(word, at);
    for (const sound of sounds) if (!key.endsWith(sound)) key += sound;
  }
  return key;
}

/** The sounds of a letter in its place: none for a vowel inside the word and for a letter that is not heard. */
function soundAt(word: string, at: number): string {
  const letter = word[at] ?? '';
  const after = word[at + 1] ?? '';
  if (VOWELS.includes(letter)) return at === 0 ? 'a' : '';
  switch (letter) {
    case 'c':
      return after !== '' && 'eiy'.includes(after) ? 's' : 'k';
    case 'x':
      return at === 0 ? 's' : 'ks';
    case 'p':
      return after === 'h' ? 'f' : 'p';
    case 'h':
      return at === 0 ? 'h' : '';
    case 'w':
      return at === 0 ? 'v' : '';
    case 'v':
      // "kv" is how "qu" is written elsewhere.
      return word[at - 1] === 'k' ? '' : 'v';
    case 'm':
      // At the end of a word m and n are hardly told apart.
      return after === 'b' || after === 'p' || /^m+$/.test(word.slice(at)) ? 'n' : 'm';
    default:
      return ALIKE[letter] ?? letter;
  }
}
