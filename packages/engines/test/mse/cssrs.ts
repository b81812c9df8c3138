import type { CssrsAnswers, MseRiskLevel } from '@svc/contracts';

/**
 * A pattern has one sign for each of q1 to q6: `y` yes, `n` no, `-` not answered, `a` answered either way,
 * `x` anything but yes, `?` anything. The first row that fits decides.
 */
type Rows<Outcome> = readonly (readonly [pattern: string, outcome: Outcome])[];

/** Level by the strongest yes: behaviour, plan or intent, then method, then thoughts or a wish to be dead. */
export const LEVEL_ROWS: Rows<MseRiskLevel> = [
  ['?????y', 'high'],
  ['????y?', 'high'],
  ['???y??', 'high'],
  ['??yxxx', 'moderate'],
  ['?yxxxx', 'low'],
  ['yxxxxx', 'low'],
  ['xxxxxx', 'none'],
];

/** q1, q2 and q6 are always asked; q3 to q5 only when q2 is a yes. */
export const COMPLETE_ROWS: Rows<boolean> = [
  ['an???a', true],
  ['ayaaaa', true],
  ['??????', false],
];

/** The rows of the published level table, its dashes as not asked. */
export const PUBLISHED_ROWS: Rows<MseRiskLevel> = [
  ['nn---n', 'none'],
  ['yn---n', 'low'],
  ['?ynnnn', 'low'],
  ['?yynnn', 'moderate'],
  ['?y?y??', 'high'],
  ['?y??y?', 'high'],
  ['?????y', 'high'],
];

const MEANING: Readonly<Record<string, string>> = { y: 'y', n: 'n', '-': '-', a: 'yn', x: 'n-', '?': 'yn-' };

export function fits(pattern: string, answers: string): boolean {
  return [...answers].every((answer, index) => (MEANING[pattern.charAt(index)] ?? '').includes(answer));
}

/** The outcome of the first row that fits. */
export function lookUp<Outcome>(rows: Rows<Outcome>, answers: string): Outcome | undefined {
  return rows.find(([pattern]) => fits(pattern, answers))?.[1];
}

/** Every string of six signs out of these. */
export function answerSets(signs: string): string[] {
  let sets = [''];
  for (let question = 0; question < 6; question++) {
    sets = sets.flatMap((set) => [...signs].map((sign) => set + sign));
  }
  return sets;
}

/** `yn---n` as answers. */
export function answersOf(signs: string): CssrsAnswers {
  const words = { y: 'yes', n: 'no' };
  return Object.fromEntries(
    [...signs].flatMap((sign, index) =>
      sign === '-' ? [] : [[`q${index + 1}`, words[sign as keyof typeof words]]],
    ),
  ) as CssrsAnswers;
}
