import { ASVS_ITEMS, type AsvsItem, CHAPTERS } from './items.ts';
import type { Evidence, Verdict } from './verdict.ts';

const HEAD = `# OWASP ASVS 5.0.0, level 1 and 2

Written by \`npx pnpm documents asvs\` from \`scripts/documents/asvs/verdicts\`; tests check that it is current, that every item
is here once, and that every test and section it names exists. Numbers are those of the
[OWASP Application Security Verification Standard 5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0_release) (CC BY-SA
4.0); what each item asks for is said in our own words and shortly, so read the standard beside it. It is our own
judgement: nobody outside has checked it.

- **met**: the code does it and the tests named show it.
- **operator**: it holds where the operator does what is said.
- **not applicable**: there is nothing here that the item is about.
- **not met**: it does not hold, or no test shows it.
`;

/** The page, from a verdict for every item. */
export function writeAsvsPage(verdicts: readonly Verdict[]): string {
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const rows = ASVS_ITEMS.flatMap((item) => {
    const verdict = byId.get(item.id);
    return verdict === undefined ? [] : [{ item, verdict }];
  });
  const chapters = Object.entries(CHAPTERS).map(([number, title]) => {
    const ofChapter = rows.filter(({ item }) => item.id.startsWith(`${number}.`));
    return `## V${number} ${title}\n\n${HEADER}${ofChapter.map(rowOf).join('')}`;
  });
  return `${HEAD}\n${countTable(rows)}\n${chapters.join('\n')}`;
}

const HEADER =
  '| item | level | asks for | verdict | why, and what shows it |\n| --- | --- | --- | --- | --- |\n';

interface Row {
  readonly item: AsvsItem;
  readonly verdict: Verdict;
}

function rowOf({ item: { id, level }, verdict: { asks, verdict, why, evidence } }: Row): string {
  const shown = [why, evidence.map(linkOf).join('; ')].filter((part) => part !== '').join(' ');
  return `| V${id} | ${level} | ${asks} | ${verdict === 'met' ? 'met' : `**${verdict}**`} | ${shown} |\n`;
}

function linkOf({ file, name }: Evidence): string {
  const label = name.replaceAll('|', '\\|');
  return file.endsWith('.md') ? `[${label}](../../${file})` : `“${label}” ([test](../../${file}))`;
}

function countTable(rows: readonly Row[]): string {
  const kinds = ['met', 'operator', 'not applicable', 'not met'] as const;
  const count = (kind: Verdict['verdict'], level?: number) =>
    rows.filter(({ item, verdict }) => verdict.verdict === kind && (level ?? item.level) === item.level)
      .length;
  const lines = kinds.map((kind) => `| ${kind} | ${count(kind, 1)} | ${count(kind, 2)} | ${count(kind)} |\n`);
  return `| verdict | level 1 | level 2 | both |\n| --- | --- | --- | --- |\n${lines.join('')}`;
}
