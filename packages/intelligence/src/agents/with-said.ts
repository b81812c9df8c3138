import { type AgentEvaluation, type SaidWords, saidLabel, saidSentence } from '@svc/engines';

/**
 * An evaluation whose caller also sent words about safety: the flag is set and they come first; the level stays what
 * was computed. In our words alone, since a model reads it and may say it.
 */
export function withSaid<Assessment>(
  evaluation: AgentEvaluation<Assessment>,
  said: readonly SaidWords[],
): AgentEvaluation<Assessment> {
  if (said.length === 0) return evaluation;
  return {
    ...evaluation,
    risk: { ...evaluation.risk, flag: true },
    findings: [
      ...said.map((words) => ({
        citation: words.where,
        subject: words.where,
        sentences: [saidSentence(words)],
      })),
      ...evaluation.findings,
    ],
  };
}

/** The risk as it is answered: what was said comes first, in the caller's own words. */
export function withQuotes<Risk extends { flag: boolean; labels: readonly string[] }>(
  risk: Risk,
  said: readonly SaidWords[],
): Risk {
  return said.length === 0 ? risk : { ...risk, flag: true, labels: [...said.map(saidLabel), ...risk.labels] };
}
