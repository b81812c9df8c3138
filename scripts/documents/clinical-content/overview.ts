import { CONSEQUENCES, rowsOf, type Row } from './consequence.ts';
import type { Content } from './read-content.ts';

/** Of a row that says nothing else of where it is from. */
const DEFAULT = 'general clinical knowledge, unverified';
const STATUSES = ['verified', 'memory', 'ours', 'specified'] as const;

/** How many numbers of each consequence were read in a source, and what is still from memory, the worst first. */
export function renderOverview(contents: readonly Content[]): string {
  const rows = rowsOf(contents);
  const counts = CONSEQUENCES.map((words, consequence) => {
    const own = rows.filter((row) => row.consequence === consequence);
    return `| ${consequence + 1} | ${words} | ${STATUSES.map((status) => countOf(own, status)).join(' | ')} |`;
  });
  const total = `| | All | ${STATUSES.map((status) => countOf(rows, status)).join(' | ')} |`;
  const left = CONSEQUENCES.map((words, consequence) => {
    const own = rows.filter((row) => row.consequence === consequence && row.status === 'memory');
    return `### ${consequence + 1}. ${words}\n\n${own.map(renderRow).join('\n')}\n`;
  });
  return `# Clinical content by consequence

Each statement of what an entry's numbers rest on counts once, the sources that an entry names as a whole apart. Read: in the
source named. Memory: general clinical knowledge, not looked up. Ours: a choice of this service. Contract: printed in the API
contract. Below, what is still from memory, the worst first; the pages beside this one hold all content, a file of worse
consequence before the others. Generated: \`npx pnpm documents clinical-content\`.

| | what can come of a wrong number | read | memory | ours | contract |
| --- | --- | ---: | ---: | ---: | ---: |
${[...counts, total].join('\n')}

${left.join('\n')}`;
}

function countOf(rows: readonly Row[], status: string): number {
  return rows.filter((row) => row.status === status).length;
}

function renderRow({ file, place, says, source }: Row): string {
  const told = [says, source === DEFAULT ? '' : source].filter((part) => part !== '').join(' — ');
  return `- ${file.split('/').slice(-2).join('/')}: **${place}**: ${told}`;
}
