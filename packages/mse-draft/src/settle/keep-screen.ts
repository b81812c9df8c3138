import type { ScreenQuestion } from '../find/define-rule.ts';
import type { Finding } from '../find/finding.ts';

/** Options that rest on the words by which a question of the suicide screen is answered yes. Data, ours. */
const SAID_WITH: Readonly<Partial<Record<ScreenQuestion, readonly string[]>>> = {
  q1: ['risk.passive_si', 'thought_content.passive_death_wish', 'risk.active_si', 'risk.si_with_intent'],
  q2: ['risk.active_si', 'thought_content.suicidal_thoughts', 'risk.si_with_plan', 'risk.si_with_intent'],
  q3: ['risk.si_with_plan', 'risk.active_si', 'thought_content.suicidal_thoughts'],
  q4: ['risk.si_with_intent', 'risk.si_with_plan'],
  q5: ['risk.si_with_plan', 'risk.si_with_intent'],
};

/** Answers of the screen that the visit as a whole bears out, each with a finding that it is said with. */
export function keepScreen(findings: readonly Finding[], weighed: ReadonlyMap<string, number>): Finding[] {
  // What could not be learned is not answered where a visit is weighed.
  const holds = (question: ScreenQuestion): boolean => (weighed.get(`cssrs.${question}`) ?? -1) >= 0;
  const settled = findings.map((finding) => ({ ...finding, screen: finding.screen.filter(holds) }));
  const answered = new Set(settled.flatMap(({ screen }) => screen));
  for (const [question, options] of Object.entries(SAID_WITH) as [ScreenQuestion, readonly string[]][]) {
    if (answered.has(question) || !weighed.has(`cssrs.${question}`) || !holds(question)) continue;
    const saidWith = options
      .map((option) =>
        settled.findIndex(
          ({ domain, value, speaker }) => `${domain}.${value}` === option && speaker !== 'other',
        ),
      )
      .find((at) => at >= 0);
    const finding = saidWith === undefined ? undefined : settled[saidWith];
    if (saidWith !== undefined && finding)
      settled[saidWith] = { ...finding, screen: [...finding.screen, question] };
  }
  return settled;
}
