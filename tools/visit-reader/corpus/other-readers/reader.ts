import { readFileSync } from 'node:fs';
import { labelledVisits, transcriptOf } from '../../trainer/labelled-visits.ts';

// What somebody else read in some of the visits, in the form of a draft, so that it is scored as the reader is: `a` and `b` the visits
// for learning, `c` the labelled ones whose names begin with vf to vj, `d` those that were scored once:
// `node --conditions=@svc/source tools/visit-reader/scoring/score-visits.ts --reader tools/visit-reader/corpus/other-readers/reader.ts --answers a`.

interface Answer {
  readonly id: string;
  readonly options: readonly string[];
  readonly cssrs: Readonly<Record<string, boolean>>;
  readonly riskStatements: readonly { readonly quote: string; readonly topics: readonly string[] }[];
}

const lines = <Line>(url: URL): Line[] =>
  readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

const who = process.argv[process.argv.indexOf('--answers') + 1] ?? '';
const answers = new Map(lines<Answer>(new URL(`${who}.jsonl`, import.meta.url)).map((one) => [one.id, one]));
const idOf = new Map([
  ...lines<{ id: string; transcript: string }>(new URL('../visits-learn.jsonl', import.meta.url)).map(
    ({ id, transcript }) => [transcript, id] as const,
  ),
  ...[...labelledVisits(), ...labelledVisits(new URL('../scored-visits/', import.meta.url))].map(
    (visit) => [transcriptOf(visit), visit.id] as const,
  ),
]);

/** The answers to the visit with a transcript. @throws Error when it is none of those that were read */
export function draftMseSelection({ transcript }: { readonly transcript: string }) {
  const answer = answers.get(idOf.get(transcript) ?? '');
  if (answer === undefined) throw new Error('No answers to this visit.');
  const values = Map.groupBy(answer.options, (option) => option.split('.')[0] ?? '');
  const selection = Object.fromEntries(
    [...values].map(([domain, options]) => [
      domain,
      { values: options.map((option) => option.slice(domain.length + 1)), ...screenOf(domain, answer) },
    ]),
  );
  return {
    selection,
    citations: [],
    toClarify: answer.riskStatements.map(({ quote, topics }) => ({ quote, topic: topics[0] ?? '' })),
  };
}

const QUESTIONS: Readonly<Record<string, string>> = {
  wishToBeDead: 'q1',
  suicidalThoughts: 'q2',
  method: 'q3',
  intent: 'q4',
  plan: 'q5',
  attempt: 'q6',
};

function screenOf(domain: string, { cssrs }: Answer) {
  if (domain !== 'risk') return {};
  return {
    cssrs: Object.fromEntries(
      Object.entries(cssrs).flatMap(([question, yes]) => (yes ? [[QUESTIONS[question], 'yes']] : [])),
    ),
  };
}
