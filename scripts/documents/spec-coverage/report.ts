import { relative } from 'node:path';
import type { Row } from './row.ts';

/** The part of a vitest JSON report that is read. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** A title that carries row ids, and where it stands. */
export interface Claim {
  readonly id: string;
  readonly file: string;
  /** The title without its ids. */
  readonly title: string;
}

/** An id may hold `[]`, as field names do. */
const ID = /\[((?:1|2|3|D):(?:\[\]|[^[\]])+)\]/g;
const SHOWN = 3;

/** Every id that a passed test carries, in its own title or in a title around it. */
export function readClaims({ testResults }: VitestReport, root: string): Claim[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .flatMap(({ ancestorTitles, title }) => [...ancestorTitles, title])
      .flatMap((title) => claimsOf(title, relative(root, name))),
  );
}

function claimsOf(title: string, file: string): Claim[] {
  const plain = title.replace(ID, '').trim();
  return idsIn(title).map((id) => ({ id, file, title: plain }));
}

/** The ids of rows in a text. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(ID)].map(([, id = '']) => id);
}

/**
 * Rows nothing stands behind, and ids of tests that are no row.
 *
 * @param elsewhere rows whose tests are not in these claims
 */
export function findGaps(
  rows: readonly Row[],
  claims: readonly Claim[],
  elsewhere: ReadonlySet<string> = new Set(),
): { untested: Row[]; unknownIds: Claim[] } {
  const claimed = new Set(claims.map(({ id }) => id));
  const known = new Set(rows.map(({ id }) => id));
  return {
    untested: rows.filter(({ id, benchmark }) => !claimed.has(id) && !elsewhere.has(id) && !benchmark),
    unknownIds: claims.filter(({ id }) => !known.has(id)),
  };
}

/** The page: one table line per row, in the order of the document. The same tests give the same bytes. */
export function renderPage(rows: readonly Row[], claims: readonly Claim[]): string {
  const titles = new Map<string, Set<string>>();
  for (const { id, file, title } of claims) {
    const shown = title === '' ? `\`${file}\`` : `\`${file}\`: ${title}`;
    titles.set(id, (titles.get(id) ?? new Set()).add(shown));
  }
  const lines = rows.map((row) => {
    const shown = evidenceOf(row, [...(titles.get(row.id) ?? [])].sort());
    return `| ${cell(row.id)} | ${cell(row.text)} | ${shown} |`;
  });
  return [
    '# Specification coverage',
    '',
    'Every row and rule of the contract with the tests or the benchmark behind it. Ids in',
    'brackets at the start of test titles tie tests to rows: `1:`, `2:` and `3:` are document, section and row, `D:`',
    'a decided point. Of the last run of `npx pnpm test --all`: `npx pnpm documents spec-coverage`.',
    '',
    '| row | what it says | shown by |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

function evidenceOf({ benchmark }: Row, titles: readonly string[]): string {
  const more = titles.length > SHOWN ? [`and ${titles.length - SHOWN} more`] : [];
  const parts = [...titles.slice(0, SHOWN).map(cell), ...more];
  if (benchmark) parts.push(`benchmark \`${benchmark.program}\`: ${cell(benchmark.target)}`);
  return parts.join('<br>');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
