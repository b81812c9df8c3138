/** Letters of the first word that are looked at. */
const DEPTH = 8;

type Node =
  | { readonly kind: 'letters'; readonly letters: readonly string[] }
  | { readonly kind: 'any' }
  | { readonly kind: 'group'; readonly alternatives: readonly (readonly Step[])[] };

interface Step {
  readonly node: Node;
  readonly optional: boolean;
  readonly repeats: boolean;
}

/**
 * What a text that a regular expression matches can begin with: strings of at most eight letters, shorter ones where what
 * follows can be anything; a space stands for the end of the first word. Undefined where it can begin with anything.
 *
 * @example
 * ```ts
 * firstLetters('(?:kill|hang) [a-z]+'); // → ['kill ', 'hang ']
 * firstLetters('to die'); // → ['to ']
 * firstLetters('[a-z]+ die'); // → undefined
 * ```
 */
export function firstLetters(source: string): readonly string[] | undefined {
  const found = new Set<string>();
  const take = (letters: string) => found.add(letters);
  begin(new Reader(source).alternatives(), '', take, (letters) => take(padded(letters)));
  return found.has('') ? undefined : [...found];
}

/** The keys under which what begins with a word may stand: nothing, its first letter, its first two and so on. */
export function keysOf(word: string): readonly string[] {
  const key = padded(word);
  return Array.from({ length: key.length + 1 }, (_, length) => key.slice(0, length));
}

type Take = (letters: string) => void;

function begin(alternatives: readonly (readonly Step[])[], before: string, done: Take, then: Take): void {
  for (const steps of alternatives) beginSteps(steps, 0, before, done, then);
}

/** `done` takes letters after which anything can follow or that are enough, `then` what the steps leave to those after them. */
function beginSteps(steps: readonly Step[], at: number, before: string, done: Take, then: Take): void {
  if (before.length >= DEPTH || before.endsWith(' ')) return done(padded(before));
  const step = steps[at];
  if (step === undefined) return then(before);
  const { node, optional, repeats } = step;
  const next: Take = (letters) => beginSteps(steps, at + 1, letters, done, then);
  if (optional) next(before);
  const after = repeats ? done : next;
  if (node.kind === 'any') done(before);
  else if (node.kind === 'letters') for (const letter of node.letters) after(before + letter);
  else begin(node.alternatives, before, done, after);
}

function padded(letters: string): string {
  return (letters.endsWith(' ') ? letters : `${letters} `).slice(0, DEPTH);
}

/** Reads the regular expressions that wordings are: letters, classes, groups, what may be left out or repeated. */
class Reader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Step[][] {
    const alternatives: Step[][] = [[]];
    for (; this.at < this.source.length && this.source[this.at] !== ')'; ) {
      if (this.source[this.at] === '|') {
        this.at += 1;
        alternatives.push([]);
        continue;
      }
      const node = this.node();
      const quantifier = this.quantifier();
      if (node !== undefined) alternatives.at(-1)?.push({ node, ...quantifier });
    }
    return alternatives;
  }

  private node(): Node | undefined {
    const { source } = this;
    const letter = source[this.at] ?? '';
    if (letter === '(') return this.group();
    if (letter === '[') {
      const end = source.indexOf(']', this.at);
      const inside = source.slice(this.at + 1, end);
      this.at = end + 1;
      if (/^[0-9]-[0-9]$/.test(inside)) {
        const [from, to] = [Number(inside[0]), Number(inside[2])];
        return {
          kind: 'letters',
          letters: Array.from({ length: to - from + 1 }, (_, index) => String(from + index)),
        };
      }
      return inside.startsWith('^') || inside.includes('-')
        ? { kind: 'any' }
        : { kind: 'letters', letters: [...inside] };
    }
    this.at += letter === '\\' ? 2 : 1;
    return letter === '\\' || letter === '.' || letter === '$'
      ? { kind: 'any' }
      : { kind: 'letters', letters: [letter] };
  }

  private group(): Node | undefined {
    const look = /^\(\?(?:<?[=!])/.exec(this.source.slice(this.at));
    this.at += look ? look[0].length : this.source.startsWith('(?:', this.at) ? 3 : 1;
    const alternatives = this.alternatives();
    this.at += 1;
    return look ? undefined : { kind: 'group', alternatives };
  }

  private quantifier(): Omit<Step, 'node'> {
    const found = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(this.source.slice(this.at));
    if (found === null) return { optional: false, repeats: false };
    this.at += found[0].length;
    const sign = found[0][0];
    return { optional: sign === '?' || sign === '*' || found[1] === '0', repeats: sign !== '?' };
  }
}

/** The alternatives of a regular expression, split where they stand in no group. */
export function alternativesOf(source: string): string[] {
  const alternatives: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= source.length; at += 1) {
    const letter = source[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (depth === 0 && (letter === '|' || letter === undefined)) {
      alternatives.push(source.slice(start, at));
      start = at + 1;
    }
  }
  return alternatives;
}
