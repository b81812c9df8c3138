/** The environment of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Every problem with the environment at once, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads variables and collects what is wrong with them; an empty value is an unset one. */
export interface EnvReader {
  text(name: string): string | undefined;
  integer(name: string, bounds: { default: number; min: number; max: number }): number;
  choice<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice;
  /** The variable as parsed by `parse`, which throws an Error with the reason when it cannot. */
  parsed<Value>(name: string, parse: (text: string) => Value): Value | undefined;
  problem(text: string): void;
  /** @throws ConfigError when anything was wrong */
  finish(): void;
}

export function createEnvReader(env: Env): EnvReader {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;

  return {
    text,
    integer(name, { default: fallback, min, max }) {
      const value = text(name);
      if (value === undefined) return fallback;
      const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return number;
      problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
      return fallback;
    },
    choice(name, choices, fallback) {
      const value = text(name);
      if (value === undefined) return fallback;
      const choice = choices.find((candidate) => candidate === value);
      if (choice === undefined)
        problems.push(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
      return choice ?? fallback;
    },
    parsed(name, parse) {
      const value = text(name);
      if (value === undefined) return undefined;
      try {
        return parse(value);
      } catch (error) {
        problems.push(`${name} ${(error as Error).message}.`);
        return undefined;
      }
    },
    problem: (line) => void problems.push(line),
    finish() {
      if (problems.length > 0) throw new ConfigError(problems);
    },
  };
}
