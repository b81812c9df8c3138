import { allResults, type Result } from '../../../tests/results.ts';

const FILE = 'made/proof.md';
export const where = [FILE];

/** What the heavy checks saw last. */
export function make(): Map<string, string> {
  return new Map([[FILE, renderProof(allResults())]]);
}

export function renderProof(results: readonly Result[]): string {
  const head = '# Proof\n\nWhat the heavy checks of `npx pnpm prove` saw last, each at the commit named.\n';
  return [head, ...results.map(section)].join('\n');
}

function section({ name, bar, passed, commit, tree, day, scale, seconds, machine, figures }: Result): string {
  const at = tree === undefined ? `\`${commit}\`` : `\`${commit}\` (tree \`${tree}\`)`;
  const said = `${passed ? 'Met' : '**Not met**'} at commit ${at}, ${day}, scale ${scale}, ${seconds} s, ${machine}.`;
  const rows = Object.entries(figures).map(([figure, value]) => `| ${figure} | ${value} |`);
  return [`## ${name}`, '', bar, '', said, '', '| figure | seen |', '| --- | --- |', ...rows, ''].join('\n');
}
