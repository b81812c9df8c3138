/** So many first characters of a match are told apart. */
export const KNOWN_CHARACTERS = 6;

/** What is known of a match so far: beginnings that go on, and those of which no more is known. */
interface Reach {
  readonly open: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
}

/** How a piece of a pattern goes on from what was known before it. */
type Step = (before: Reach) => Reach;

const STAY: Step = (before) => before;
const CLOSE: Step = ({ open, closed }) => ({ open: new Set(), closed: new Set([...closed, ...open]) });

/**
 * The first characters that a match of a pattern may have, six of each or fewer where no more is known; undefined
 * when it may begin with anything. What only looks around is passed over, so that some of them may never be.
 *
 * @throws Error at a sign that wordings do without
 */
export function beginningsOf(pattern: RegExp): ReadonlySet<string> | undefined {
  const { closed } = CLOSE(
    new Pieces(pattern.source).alternatives()({ open: new Set(['']), closed: new Set() }),
  );
  return closed.has('') ? undefined : closed;
}

/** Reads the source of a pattern, piece by piece. */
class Pieces {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Everything up to the end of the group. */
  alternatives(): Step {
    const steps = [this.#sequence()];
    while (this.#takes('|')) steps.push(this.#sequence());
    return (before) => either(steps.map((step) => step(before)));
  }

  #sequence(): Step {
    const steps: Step[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#next()))
      steps.push(this.#repeated(this.#piece()));
    return (before) => steps.reduce((reach, step) => (reach.open.size === 0 ? reach : step(reach)), before);
  }

  #piece(): Step {
    if (this.#matches(/\(\?<?[=!]/y) !== undefined) {
      this.#group();
      return STAY;
    }
    if (this.#takes('(?:')) return this.#group();
    if (this.#matches(/\[[^\]]*\]|\./y) !== undefined) return CLOSE;
    if (this.#matches(/\\b|[$^]/y) !== undefined) return STAY;
    const character = this.#matches(/\\[^a-zA-Z0-9]/y)?.at(1) ?? this.#matches(/[^\\()[\]{}*+?|]/y);
    if (character === undefined)
      throw new Error(`no wording: ${this.#source.slice(this.#at, this.#at + 20)}`);
    return added(character);
  }

  #group(): Step {
    const step = this.alternatives();
    this.#takes(')');
    return step;
  }

  #repeated(step: Step): Step {
    const sign = this.#matches(/[?*+]|\{\d+(?:,\d*)?\}/y);
    if (sign === undefined) return step;
    const isOptional = /^(?:[?*]|\{0)/.test(sign);
    return (before) => {
      let reach = isOptional ? before : step(before);
      // Every further time reads a character at least, so that more times than are told apart add nothing.
      for (let times = sign === '?' ? KNOWN_CHARACTERS - 1 : 0; times < KNOWN_CHARACTERS; times += 1)
        reach = either([reach, step(reach)]);
      return reach;
    };
  }

  #next(): string {
    return this.#source.charAt(this.#at);
  }

  #takes(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #matches(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#source)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}

function added(character: string): Step {
  return ({ open, closed }) => {
    const longer = [...open].map((beginning) => beginning + character);
    return {
      open: new Set(longer.filter(({ length }) => length < KNOWN_CHARACTERS)),
      closed: new Set([...closed, ...longer.filter(({ length }) => length === KNOWN_CHARACTERS)]),
    };
  };
}

function either(reaches: readonly Reach[]): Reach {
  return {
    open: new Set(reaches.flatMap(({ open }) => [...open])),
    closed: new Set(reaches.flatMap(({ closed }) => [...closed])),
  };
}
