import { part, showOnly } from './page-parts.ts';
import { problemText } from './problem.ts';

/** Says what failed and what can be done about it, in place of everything else. */
export function showProblem(error: unknown): void {
  const { title, detail, next } = problemText(error);
  part('problem-title').textContent = title;
  part('problem-detail').textContent = detail;
  part('problem-next').textContent = next;
  showOnly('problem');
}
