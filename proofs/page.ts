/** The sections of `docs/proof.md`, one for each heavy check. */
import type { ProofResult } from './src/proof.ts';

export interface Report extends ProofResult {
  readonly name: string;
  readonly bar: string;
  readonly seconds: number;
  /** Share of the full size it ran at. */
  readonly scale: number;
}

export interface Circumstances {
  /** Short hash of the commit and of its tree. */
  readonly commit: string;
  readonly tree: string;
  readonly day: string;
  readonly machine: string;
}

const HEAD = '# Proof\n\nWhat the heavy checks of `npx pnpm prove` saw last, each at the commit named.\n\n';

/** The text of each section, by the name of its check. */
export function readSections(page: string): Map<string, string> {
  const parts = page.split(/^(?=## )/m).slice(1);
  return new Map(parts.map((part) => [part.slice(3, part.indexOf('\n')), `${part.trimEnd()}\n`]));
}

/** The page with this report in place of what stood there of its check. */
export function withReport(
  page: string,
  report: Report,
  { commit, tree, day, machine }: Circumstances,
): string {
  const sections = readSections(page);
  const { name, bar, passed, seconds, scale, figures } = report;
  const said = `${passed ? 'Met' : '**Not met**'} at commit \`${commit}\` (tree \`${tree}\`), ${day}, scale ${scale}, ${seconds} s, ${machine}.`;
  const rows = Object.entries(figures).map(([figure, value]) => `| ${figure} | ${value} |`);
  const lines = [`## ${name}`, '', bar, '', said, '', '| figure | seen |', '| --- | --- |', ...rows, ''];
  sections.set(name, lines.join('\n'));
  const body = [...sections].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return `${HEAD}${body.join('\n')}`;
}

/** The commit at which a check was seen last; nothing when it never was. */
export function commitOf(section: string | undefined): string | undefined {
  return section?.match(/ at commit `([0-9a-f]+)`/)?.[1];
}

/** Why a report is not written to the page; nothing when it may be. */
export function whyNotWritten(scale: number, changedFiles: readonly string[]): string | undefined {
  if (scale !== 1) return `it ran at a scale of ${scale}`;
  const [first] = changedFiles.filter((file) => !WRITTEN_BY_CHECKS.test(file));
  return first === undefined ? undefined : `the tree has changes that are in no commit (${first})`;
}

const WRITTEN_BY_CHECKS = /^(?:docs\/proof\.md|benchmarks\/results\/)/;
