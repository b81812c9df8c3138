import type { Section } from './sections.ts';
import type { Text } from './text.ts';

const HEAD = `# What the answers say

Every text that engines and agents can say, for a clinician to read. \`{…}\` is a number, a date, a name or words of the
request. "When" is what the source says about it. Made from the sources by \`node --conditions=@svc/source
scripts/wording.ts --write\`; the tests fail when a text is missing here.
`;

/** The page: a table for each section, each text once. */
export function renderPage(sections: readonly Section[]): string {
  const parts = sections.map(({ title, texts }) => {
    const rows = onceEach(texts).map(
      ({ template, where, when }) => `| ${cell(template)} | ${cell(where)} | ${cell(when)} |`,
    );
    return `## ${title}\n\n| text | in | when |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}

/** The first place stands for all. */
function onceEach(texts: readonly Text[]): Text[] {
  const seen = new Map<string, Text>();
  for (const text of texts) if (!seen.has(text.template)) seen.set(text.template, text);
  return [...seen.values()];
}

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}
