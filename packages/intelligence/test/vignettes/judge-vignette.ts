import type { JudgedAnswer } from './answer-vignette.ts';
import type { Expectation } from './vignette.ts';

const RISK_LEVELS = ['none', 'low', 'moderate', 'high'];
const RELAPSE_LEVELS = ['low', 'moderate', 'elevated', 'high'];

/** What of the expectation an answer does not meet, in words; none when it meets all. */
export function missesOf(expected: Expectation, answer: JudgedAnswer): string[] {
  const { review, statusIn, statusNotIn, riskFlag, riskAtLeast, riskAtMost, levelAtLeast, levelAtMost } =
    expected;
  const text = answer.text.toLowerCase();
  const says = (words: string) =>
    words
      .toLowerCase()
      .split('|')
      .some((word) => text.includes(word));
  const misses: (string | false)[] = [
    review !== undefined && answer.review !== review && `review is ${answer.review}`,
    statusIn !== undefined && !statusIn.includes(answer.status ?? '') && `status is ${answer.status}`,
    statusNotIn !== undefined && statusNotIn.includes(answer.status ?? '') && `status is ${answer.status}`,
    riskFlag !== undefined && answer.riskFlag !== riskFlag && `risk.flag is ${answer.riskFlag}`,
    riskAtLeast !== undefined &&
      below(RISK_LEVELS, answer.riskLevel, riskAtLeast) &&
      `risk is ${answer.riskLevel}`,
    riskAtMost !== undefined &&
      below(RISK_LEVELS, riskAtMost, answer.riskLevel) &&
      `risk is ${answer.riskLevel}`,
    levelAtLeast !== undefined &&
      below(RELAPSE_LEVELS, answer.level, levelAtLeast) &&
      `level is ${answer.level}`,
    levelAtMost !== undefined &&
      below(RELAPSE_LEVELS, levelAtMost, answer.level) &&
      `level is ${answer.level}`,
    ...(expected.mentions ?? []).map((words) => !says(words) && `does not mention ${words}`),
    ...(expected.mustNotMention ?? []).map((words) => says(words) && `mentions ${words}`),
  ];
  return misses.filter((miss) => miss !== false);
}

function below(levels: readonly string[], level: string | undefined, other: string | undefined): boolean {
  return levels.indexOf(level ?? '') < levels.indexOf(other ?? '');
}
