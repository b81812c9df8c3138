import type { Question, QuestionFate, Turn, Waits } from '../results.ts';

/** The answered questions whose wait counts. */
export function turnsOf(questions: readonly Question[]): Turn[] {
  return questions
    .filter(({ counted, fate }) => counted && fate === 'answered')
    .map(({ waitFromSeconds, answeredSeconds, waitSeconds }) => ({
      clinicianEnd: waitFromSeconds,
      patientStart: answeredSeconds as number,
      latencySeconds: waitSeconds,
    }));
}

/** How often what came of the questions, and how the waits of the turns lie. */
export function countWaits(questions: readonly Question[], turns: readonly Turn[]): Waits {
  const count = (fate: QuestionFate) => questions.filter((question) => question.fate === fate).length;
  const asked = questions.length;
  const [answered, acrossGaps] = [count('answered'), count('across_gap')];
  const sortedSeconds = turns.map(({ latencySeconds }) => latencySeconds).sort((a, b) => a - b);
  return {
    asked,
    answered,
    unanswered: asked - answered - acrossGaps,
    late: count('late'),
    acrossGaps,
    reprompted: questions.filter(({ reprompts }) => reprompts.length > 0).length,
    longestSeconds: Math.max(0, ...questions.map(({ waitSeconds }) => waitSeconds)),
    medianSeconds: sortedSeconds[turns.length >> 1],
    sortedSeconds,
  };
}
