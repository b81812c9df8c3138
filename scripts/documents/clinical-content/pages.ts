import { worstOf } from './consequence.ts';
import { linesOf, nameOf } from './lines.ts';
import { renderOverview } from './overview.ts';
import type { Content } from './read-content.ts';

/** One page for each folder of the code, by its file name. */
export function renderPages(contents: readonly Content[]): Map<string, string> {
  const byPage = new Map<string, Content[]>();
  for (const content of contents) {
    const page = pageOf(content.file);
    byPage.set(page, [...(byPage.get(page) ?? []), content]);
  }
  return new Map([...byPage].map(([page, own]) => [page, renderPage(page, own)]));
}

/** All pages, and the one that sorts their numbers by consequence. */
export function renderAll(contents: readonly Content[]): Map<string, string> {
  return new Map([['README.md', renderOverview(contents)], ...renderPages(contents)]);
}

/** `packages/clinical/src/drugs/opioids.ts` stands on `clinical-drugs.md`. */
function pageOf(file: string): string {
  const [, room = '', , folder = ''] = file.split('/');
  return folder.endsWith('.ts') ? `${room}.md` : `${room}-${folder}.md`;
}

function renderPage(page: string, contents: readonly Content[]): string {
  const head = `# ${page.replace('.md', '').replace('-', ': ')}\n\nWhat the code holds, one line for each fact, with the file it stands in; \`standing\` is what the module says its content rests on, a quotation being of its comments. Files whose numbers have the worst consequences come first. Generated: \`npx pnpm documents clinical-content\`.\n`;
  const files = Map.groupBy(contents, ({ file }) => file);
  const sorted = [...files].toSorted(([, a], [, b]) => worstOf(a) - worstOf(b));
  const parts = sorted.map(([file, own]) => `\n## ${file}\n\n${own.map(renderContent).join('\n')}\n`);
  return `${head}${parts.join('')}`;
}

function renderContent({ name, value }: Content): string {
  if (Array.isArray(value) && value.some((entry) => nameOf(entry) !== undefined))
    return value.map((entry, i) => renderEntry(name, nameOf(entry) ?? String(i + 1), entry)).join('\n');
  return linesOf(value, name)
    .map((line) => `- ${line}`)
    .join('\n');
}

function renderEntry(table: string, name: string, entry: unknown): string {
  const lines = linesOf(entry).filter((line) => line !== `key: ${name}` && line !== `id: ${name}`);
  return [`- **${name}** (${table})`, ...lines.map((line) => `  - ${line}`)].join('\n');
}
