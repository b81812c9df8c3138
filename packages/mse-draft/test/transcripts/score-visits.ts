import { readFileSync } from 'node:fs';
import { draftFromTranscript } from '../../src/draft-from-transcript.ts';
import { findingsIn, optionsOf, REASSURING, surfacedRisks } from './drafts.ts';

// Scores a file of labelled visits: `node --conditions=@svc/source score-visits.ts <file> [--items]`.
// The file holds `{ transcripts: [{ id, transcript, gold, acceptable, riskStatements: [{ quote, values }],
// mustNotReassure }] }`; `--items` also prints what was missed and what is to be clarified.

type Labels = Readonly<Record<string, readonly string[]>>;
interface LabelledVisit {
  readonly id: string;
  readonly transcript: string;
  readonly gold: Labels;
  readonly acceptable?: Labels;
  readonly riskStatements: readonly {
    readonly quote: string;
    readonly values: readonly { readonly domain: string; readonly value: string }[];
  }[];
  readonly mustNotReassure: boolean;
}

/** One option only may stand in these domains: an acceptable one counts in place of the gold one. */
const SINGLE: ReadonlySet<string> = new Set(['eye_contact', 'attention', 'insight', 'judgment']);

const [path = '', flag] = process.argv.slice(2);
const { transcripts } = JSON.parse(readFileSync(path, 'utf8')) as { transcripts: readonly LabelledVisit[] };

const judged = transcripts.map(
  ({ id, transcript, gold, acceptable = {}, riskStatements, mustNotReassure }) => {
    const draft = draftFromTranscript(transcript);
    const drafted = optionsOf(draft.selection);
    const wanted = optionsOf(gold);
    const allowed = new Set([...wanted, ...optionsOf(acceptable)]);
    const domainOf = (option: string): string => option.split('.')[0] ?? '';
    const isMet = (option: string): boolean =>
      drafted.includes(option) ||
      (SINGLE.has(domainOf(option)) &&
        drafted.some((other) => domainOf(other) === domainOf(option) && allowed.has(other)));
    const surfaced = surfacedRisks(transcript);
    const findings = findingsIn(transcript);
    const risks = riskStatements.map(({ quote, values }) => {
      const start = transcript.indexOf(quote);
      const touches = (one: { readonly start: number; readonly end: number }): boolean =>
        one.start < start + quote.length && one.end > start;
      return {
        quote,
        isSurfaced: surfaced.some(touches),
        isClassified: findings
          .filter(touches)
          .some((found) =>
            values.some(({ domain, value }) => found.domain === domain && found.value === value),
          ),
      };
    });
    return {
      id,
      right: drafted.filter((option) => allowed.has(option)),
      extra: drafted.filter((option) => !allowed.has(option)),
      met: wanted.filter(isMet),
      missed: wanted.filter((option) => !isMet(option)),
      risks,
      falselyReassured: drafted.filter(
        (option) => REASSURING.has(option.split('.')[1] ?? '') && (mustNotReassure || !allowed.has(option)),
      ),
      inexact: [...draft.citations, ...draft.toClarify.map(({ quote }) => quote)].filter(
        (quote) => !transcript.includes(quote),
      ),
      toClarify: draft.toClarify,
    };
  },
);

const sum = (count: (one: (typeof judged)[number]) => number): number =>
  judged.reduce((total, one) => total + count(one), 0);
const share = (part: number, whole: number): string =>
  `${part} of ${whole}, ${whole === 0 ? 'none' : (part / whole).toFixed(3)}`;
const right = sum(({ right: own }) => own.length);
const met = sum(({ met: own }) => own.length);
const risks = judged.flatMap((one) => one.risks);
const lines = [
  `options precision: ${share(right, right + sum(({ extra }) => extra.length))}`,
  `options recall: ${share(met, met + sum(({ missed }) => missed.length))}`,
  `risk statements surfaced: ${share(risks.filter(({ isSurfaced }) => isSurfaced).length, risks.length)}`,
  `classified as labelled: ${share(risks.filter(({ isClassified }) => isClassified).length, risks.length)}`,
  `false reassurance: ${sum(({ falselyReassured }) => falselyReassured.length)}`,
  `citations not verbatim: ${sum(({ inexact }) => inexact.length)}`,
  'statements to clarify, a visit (* without a labelled risk):',
  ...judged.map(
    ({ id, toClarify, risks: own }) => `  ${id}: ${toClarify.length}${own.length === 0 ? ' *' : ''}`,
  ),
];
if (flag === '--items')
  for (const { id, risks: own, extra, missed, falselyReassured, toClarify } of judged)
    lines.push(
      `${id}`,
      ...own.filter(({ isSurfaced }) => !isSurfaced).map(({ quote }) => `  not surfaced: ${quote}`),
      `  extra: ${extra.join(' ')}`,
      `  missed: ${missed.join(' ')}`,
      `  falsely reassured: ${falselyReassured.join(' ')}`,
      ...toClarify.map(
        ({ topic, reason, quote }) => `  [${topic}; ${reason}] ${quote.replaceAll('\n', ' / ')}`,
      ),
    );
process.stdout.write(`${lines.join('\n')}\n`);
