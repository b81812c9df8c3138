import { table } from '../table.ts';
import type { DataTable } from './data-tables.ts';
import type { Section } from './sections.ts';
import type { Text } from './text.ts';

const HEAD = `# What the answers say

Every text that engines and agents can say, for a clinician to read. \`{…}\` is a number, a date, a name, words of the
request or another text of this page; \`{a / b}\` is one of these. "In" is the function or constant, "when" what the
source says about it. Made by \`npx pnpm documents wording\`; the tests fail when an answer says what is not here.
`;

/** The page: what the sources say, each text once in its section, then the texts that stand in the data. */
export function renderPage(sections: readonly Section[], tables: readonly DataTable[]): string {
  const ofSources = sections.map(({ title, texts }) =>
    table(
      title,
      ['text', 'in', 'when'],
      onceEach(texts).map(({ template, where, when }) => [template, where, when]),
    ),
  );
  const ofData = tables.map(({ title, when, heads, rows }) =>
    table(title, heads, rows, `Said when: ${when}\n\n`),
  );
  return [HEAD, ...ofSources, ...ofData].join('\n');
}

/** The first place stands for all. */
function onceEach(texts: readonly Text[]): Text[] {
  const seen = new Map<string, Text>();
  for (const text of texts) if (!seen.has(text.template)) seen.set(text.template, text);
  return [...seen.values()];
}
