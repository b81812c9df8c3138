import {
  type AgentEvaluation,
  type AgentRisk,
  type LocatedSafetyWords,
  safetyWordsLabel,
  safetyWordsSentence,
} from '@svc/engines';

/**
 * An evaluation whose caller also sent words about safety: the flag is set and they come first; the level stays as
 * computed. In our words alone, since a model reads it and may repeat it.
 */
export function withSafetyWords<Assessment>(
  evaluation: AgentEvaluation<Assessment>,
  located: readonly LocatedSafetyWords[],
): AgentEvaluation<Assessment> {
  if (located.length === 0) return evaluation;
  return {
    ...evaluation,
    risk: { ...evaluation.risk, flag: true },
    findings: [
      ...located.map((words) => ({
        citation: words.where,
        subject: words.where,
        sentences: [safetyWordsSentence(words)],
      })),
      ...evaluation.findings,
    ],
  };
}

/** The risk with the labels that quote the caller, which no model is shown. */
export function answeredRisk({ risk, quotedLabels = risk.labels }: AgentEvaluation<unknown>): AgentRisk {
  return { ...risk, labels: quotedLabels };
}

/** The risk as it is answered: the words about safety come first, as the caller wrote them. */
export function riskWithSafetyWords<Risk extends { flag: boolean; labels: readonly string[] }>(
  risk: Risk,
  located: readonly LocatedSafetyWords[],
): Risk {
  return located.length === 0
    ? risk
    : { ...risk, flag: true, labels: [...located.map(safetyWordsLabel), ...risk.labels] };
}
