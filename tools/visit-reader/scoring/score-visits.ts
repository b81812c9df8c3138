import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MseSelection } from '@svc/contracts';
import { assessMseRisk } from '@svc/engines';
import { labelledVisits } from '../trainer/labelled-visits.ts';
import { riskTopicsOf, scorableOf } from './scorable.ts';
import { linesOf, optionsOf, SCREEN, type TopicsLine, type VisitLine } from './visit-lines.ts';

// Scores a reader on labelled visits:
// `node --conditions=@svc/source tools/visit-reader/scoring/score-visits.ts [--reader FILE] [--visits FILE --topics FILE] [--labelled FOLDER [--ids PREFIX]] [--items]`.
// `--items` also prints, visit by visit, what was missed and what was too much. The visits that are for scoring once are
// never a default.

/** What is scored of a draft. */
interface Draft {
  readonly selection: MseSelection;
  readonly citations: readonly string[];
  readonly toClarify: readonly { readonly quote: string; readonly topic: string }[];
}

const CORPUS = new URL('../corpus/', import.meta.url).pathname;
const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
};
const folder = option('labelled', '');
const labelled =
  folder === ''
    ? undefined
    : labelledVisits(pathToFileURL(`${resolve(folder)}/`)).filter(({ id }) =>
        id.startsWith(option('ids', '')),
      );
const visits =
  labelled?.map(scorableOf) ?? linesOf<VisitLine>(option('visits', `${CORPUS}visits-learn.jsonl`));
const risks =
  labelled?.map(riskTopicsOf) ?? linesOf<TopicsLine>(option('topics', `${CORPUS}risk-topics-learn.jsonl`));
const topicsOf = new Map(risks.map(({ id, riskStatements }) => [id, riskStatements]));
const reader = option(
  'reader',
  new URL('../../../packages/mse-draft/src/index.ts', import.meta.url).pathname,
);
const { draftMseSelection } = (await import(resolve(reader))) as {
  draftMseSelection: (request: { transcript: string }) => Draft;
};

const LEVELS = ['none', 'low', 'moderate', 'high'];
const REASSURING = new Set(['risk.denies_si_hi', 'risk.none_identified']);
/** Several options stand for one thing said: any of them answers it. */
const SINGLE = new Set(['eye_contact', 'attention', 'insight', 'judgment']);

/** Whether enough of the shorter of two stretches is in the other. */
function touches(transcript: string, said: string, returned: string): boolean {
  const start = transcript.indexOf(said);
  const other = transcript.indexOf(returned);
  if (start < 0 || other < 0) return said.includes(returned) || returned.includes(said);
  const shared = Math.min(start + said.length, other + returned.length) - Math.max(start, other);
  return shared >= Math.min(said.length, returned.length) / 2;
}

const judged = visits.map((visit) => {
  const { id, title, transcript, gold, acceptable, risk, cssrs, mustNotReassure } = visit;
  const { selection, citations, toClarify } = draftMseSelection({ transcript });
  const drafted = optionsOf(
    Object.fromEntries(Object.entries(selection).map(([domain, entry]) => [domain, entry.values])),
  );
  const wanted = optionsOf(gold);
  const allowed = new Set([...wanted, ...optionsOf(acceptable)]);
  const domainOf = (value: string): string => value.split('.')[0] ?? '';
  const met = wanted.filter(
    (value) =>
      drafted.includes(value) ||
      (SINGLE.has(domainOf(value)) &&
        drafted.some((other) => domainOf(other) === domainOf(value) && allowed.has(other))),
  );
  const answers = selection.risk?.cssrs ?? {};
  const yes = SCREEN.filter(([question]) => (answers as Record<string, string>)[question] === 'yes');
  const assessed = assessMseRisk(selection);
  const statements = (topicsOf.get(id) ?? []).map(({ quote, topics }) => ({
    quote,
    topics,
    cited: citations.some((citation) => touches(transcript, quote, citation)),
    listed: toClarify.filter((entry) => touches(transcript, quote, entry.quote)),
  }));
  return {
    id,
    title,
    harmless: risk.level === 'none',
    gold: risk.level,
    level: assessed.level,
    step: LEVELS.indexOf(assessed.level) - LEVELS.indexOf(risk.level),
    flag: assessed.flag,
    right: drafted.filter((value) => allowed.has(value)),
    extra: drafted.filter((value) => !allowed.has(value)),
    met,
    missed: wanted.filter((value) => !met.includes(value)),
    screenRight: yes.filter(([, key]) => cssrs?.[key] === true).map(([question]) => question),
    screenWrong: yes.filter(([, key]) => cssrs?.[key] !== true).map(([question]) => question),
    screenMissed: SCREEN.filter(
      ([question, key]) =>
        cssrs?.[key] === true && (answers as Record<string, string>)[question] === undefined,
    ).map(([question]) => question),
    reassured: drafted.filter(
      (value) => REASSURING.has(value) && (mustNotReassure ? !wanted.includes(value) : !allowed.has(value)),
    ),
    statements,
    toClarify,
    inexact: [...citations, ...toClarify.map(({ quote }) => quote)].filter(
      (quote) => !transcript.includes(quote),
    ),
  };
});

const sum = (count: (one: (typeof judged)[number]) => number): number =>
  judged.reduce((total, one) => total + count(one), 0);
const share = (part: number, whole: number): string =>
  `${whole === 0 ? 'none' : (part / whole).toFixed(3)} (${part} of ${whole})`;
const count = (list: readonly boolean[]): string => share(list.filter(Boolean).length, list.length);
const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const right = sum((one) => one.right.length);
const met = sum((one) => one.met.length);
const screen = sum((one) => one.screenRight.length);
const statements = judged.flatMap((one) => one.statements);
const harmless = judged.filter((one) => one.harmless);
const listed = statements.flatMap(({ topics, listed: entries }) =>
  entries.length === 0 ? [] : [entries.some(({ topic }) => topics.includes(topic.replaceAll(' ', '_')))],
);
const out = [
  `options precision     ${share(right, right + sum((one) => one.extra.length))}`,
  `options recall        ${share(met, met + sum((one) => one.missed.length))}`,
  `C-SSRS precision      ${share(screen, screen + sum((one) => one.screenWrong.length))}`,
  `C-SSRS recall         ${share(screen, screen + sum((one) => one.screenMissed.length))}`,
  `under-calls           ${judged.filter(({ step }) => step < 0).length}`,
  `level right or 1 up   ${count(judged.map(({ step }) => step === 0 || step === 1))}`,
  `harmless flag false   ${count(harmless.map(({ flag }) => !flag))}`,
  `false reassurance     ${judged.filter(({ reassured }) => reassured.length > 0).length}`,
  `risk said comes back  ${count(statements.map(({ cited, listed: entries }) => cited || entries.length > 0))}`,
  `  of it listed        ${count(statements.map(({ listed: entries }) => entries.length > 0))}`,
  `topic right           ${count(listed)}`,
  `list median, max      ${median(judged.map(({ toClarify }) => toClarify.length))}, ${Math.max(...judged.map(({ toClarify }) => toClarify.length))}`,
  `harmless list empty   ${count(harmless.map(({ toClarify }) => toClarify.length === 0))}`,
  `not verbatim          ${sum((one) => one.inexact.length)}`,
];
if (process.argv.includes('--items')) {
  for (const one of judged) {
    out.push(`${one.id} ${one.title} | gold ${one.gold}, drafted ${one.level}`);
    const part = (name: string, list: readonly string[]): void => {
      if (list.length > 0) out.push(`   ${name}: ${list.join(' ')}`);
    };
    part('met', one.met);
    part('missed', one.missed);
    part('extra', one.extra);
    part('screen wrong', one.screenWrong);
    part('screen missed', one.screenMissed);
    part('FALSELY REASSURED', one.reassured);
    for (const { quote, topics, cited, listed: entries } of one.statements)
      if (!cited && entries.length === 0) out.push(`   NOT BACK [${topics.join(' ')}] ${quote}`);
    for (const { topic, quote } of one.toClarify)
      out.push(`   list [${topic}] ${quote.replaceAll('\n', ' / ')}`);
  }
}
process.stdout.write(`${out.join('\n')}\n`);
