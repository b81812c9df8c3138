import type { RetinaScriptTexts } from '@svc/pages';
import type { Problem } from './problems.ts';

/** A sentence with its blanks filled in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}

/** A problem in the language of the page; what the service says of it comes after, in English. */
export function sayProblem(
  { problems }: Pick<RetinaScriptTexts, 'problems'>,
  problem: Problem,
): { readonly text: string; readonly english: string } {
  if (problem.kind === 'refused') return { text: problems.refused, english: problem.text };
  if (problem.kind === 'busy') return { text: fill(problems.busy, problem), english: '' };
  return { text: problems[problem.kind], english: '' };
}
