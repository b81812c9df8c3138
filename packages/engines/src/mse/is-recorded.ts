import type { CssrsAnswers, CssrsQuestionId } from '@svc/contracts';
import type { SafetyWords } from '@svc/clinical';
import type { Finding } from './findings.ts';

interface Recorded {
  readonly options: readonly string[];
  /** Questions of the C-SSRS whose yes says the same. */
  readonly questions?: readonly CssrsQuestionId[];
}

const PLAN: Recorded = {
  options: ['si_with_plan', 'si_with_intent', 'recent_attempt'],
  questions: ['q4', 'q5', 'q6'],
};
const THOUGHTS: Recorded = {
  options: [...PLAN.options, 'active_si', 'suicidal_thoughts'],
  questions: [...(PLAN.questions ?? []), 'q2', 'q3'],
};
const WISH: Recorded = {
  options: [...THOUGHTS.options, 'passive_si', 'passive_death_wish'],
  questions: [...(THOUGHTS.questions ?? []), 'q1'],
};
const SUICIDE: Readonly<Record<NonNullable<SafetyWords['grade']>, Recorded>> = {
  plan: PLAN,
  thoughts: THOUGHTS,
  wish: WISH,
};

/**
 * What of an exam says the same as words of a note, by their topic. An option that says less ("passive" beside a plan)
 * is not among them, nor one that says something else. Ours.
 */
const RECORDED: Readonly<Record<string, Recorded>> = {
  self_harm: { options: ['self_harm', 'recent_attempt'], questions: ['q6'] },
  homicide: { options: ['homicidal_ideation', 'homicidal_thoughts'] },
  violence: { options: ['violence_risk', 'aggressive'] },
  command_voices: { options: ['command_hallucinations'] },
  weapon: { options: ['access_to_lethal_means'] },
  not_eating_or_drinking: { options: ['grave_disability'] },
  unsafe: { options: ['grave_disability'] },
};

/** Whether an option or an answer of the exam records what the words of a note are about. */
export function isRecorded(
  { topic, grade = 'plan' }: SafetyWords,
  findings: readonly Finding[],
  answers: CssrsAnswers | undefined,
): boolean {
  const recorded = topic === 'suicide' ? SUICIDE[grade] : RECORDED[topic];
  if (recorded === undefined) return false;
  const { options, questions = [] } = recorded;
  return (
    findings.some(({ option }) => options.includes(option.value)) ||
    questions.some((question) => answers?.[question] === 'yes')
  );
}
