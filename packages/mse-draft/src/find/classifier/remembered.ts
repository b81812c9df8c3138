import type { Scores } from './classify.ts';
import type { Judged } from './features.ts';

/** A classifier for one visit that judges the same words with the same question once. */
export function remembered(judge: (judged: Judged) => Scores): (judged: Judged) => Scores {
  const known = new Map<string, Scores>();
  return (judged) => {
    const key = `${judged.question}\n\n${judged.statement}`;
    const scores = known.get(key) ?? judge(judged);
    known.set(key, scores);
    return scores;
  };
}
