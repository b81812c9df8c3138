/**
 * How much of a half the agent finds: `node --conditions=@svc/source score.ts learn`, `--show` for what it misses. A pair
 * is found when its worst grade is moderate or above; a line is recognised when its ingredients are the ones meant.
 */
import { readFileSync } from 'node:fs';
import { type Drug, DRUGS, type InteractionSeverity, rankOf } from '@svc/clinical';
import { checkInteractions } from '../../src/agents/medication/check-interactions.ts';
import { recogniseLine } from '../../src/medication-lines/recognise-line.ts';

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly grade?: InteractionSeverity;
}
interface Line {
  readonly line: string;
  readonly expected: readonly string[];
}

const [half = 'learn', ...options] = process.argv.slice(2);
const isShown = options.includes('--show');

for (const set of ['pairs-labels', 'pairs-list']) scorePairs(set, rowsOf<Pair>(set));
scoreSilent(rowsOf<Pair>('silent'));
scoreLines(rowsOf<Line>('lines'));

function rowsOf<Row>(set: string): Row[] {
  const text = readFileSync(new URL(`${set}-${half}.jsonl`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

/** Rank of the worst interaction of two lines; lower is worse. */
function worstRank({ a, b }: Pair): number {
  const found = checkInteractions([a, b]).assessment?.interactions ?? [];
  return Math.min(rankOf('minor') + 1, ...found.map(({ severity }) => rankOf(severity)));
}

function scorePairs(set: string, pairs: readonly Pair[]): void {
  const isFound = (pair: Pair) => worstRank(pair) <= rankOf('moderate');
  const isGraded = (pair: Pair) => worstRank(pair) <= rankOf(pair.grade ?? 'major');
  say(
    `${set}: ${pairs.length} pairs, ${share(pairs, isFound)} found, ${share(pairs, isGraded)} at the grade`,
  );
  show(pairs.filter((pair) => !isGraded(pair)));
}

function scoreSilent(pairs: readonly Pair[]): void {
  const alarms = pairs.filter((pair) => worstRank(pair) <= rankOf('moderate'));
  say(`silent: ${pairs.length} pairs, ${alarms.length} alarms`);
  show(alarms);
}

function scoreLines(lines: readonly Line[]): void {
  say(`lines: ${lines.length}, ${share(lines, isRecognised)} recognised`);
  show(lines.filter((line) => !isRecognised(line)));
}

function isRecognised({ line, expected }: Line): boolean {
  const wanted = expected.map(plain);
  const found = recogniseLine(line).drugs.flatMap(({ drug }) => partsOf(drug));
  return (
    wanted.every((name) => found.some((drug) => isCalled(drug, name))) &&
    found.every((drug) => wanted.some((name) => isCalled(drug, name)))
  );
}

function partsOf(drug: Drug): Drug[] {
  const parts = drug.ingredients?.flatMap((key) => DRUGS.find((each) => each.key === key) ?? []);
  return parts === undefined || parts.length === 0 ? [drug] : parts;
}

/** By one of its names, or by the first words of one: "valproate" for "valproate semisodium". */
function isCalled({ key, name, inn, synonyms }: Drug, wanted: string): boolean {
  return [key, name, inn, ...synonyms]
    .map(plain)
    .some((own) => own === wanted || own.startsWith(`${wanted} `) || wanted.startsWith(`${own} `));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, ' ');
}

function share<Row>(rows: readonly Row[], holds: (row: Row) => boolean): string {
  return `${((100 * rows.filter(holds).length) / rows.length).toFixed(1)} %`;
}

function show(rows: readonly object[]): void {
  if (isShown) for (const row of rows) say(`  ${JSON.stringify(row)}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
