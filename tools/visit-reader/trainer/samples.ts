import { readdirSync, readFileSync } from 'node:fs';
import type { Judged } from '../../../packages/mse-draft/src/find/classifier/features.ts';
import { maskNames, namesIn } from '../../../packages/mse-draft/src/attribute/names.ts';
import { remarksIn } from '@svc/clinical';
import { OBSERVED_OPTIONS, OUTPUTS } from '../../../packages/mse-draft/src/find/classifier/outputs.ts';
import type { LabelledLine, LabelledVisit } from './labelled-visits.ts';
import { DEVELOPMENT, SHORT_VISITS, WRITTEN } from '../risk-statements/statements.ts';

/** A statement with its labels as the classifier learns them. */
export interface Sample extends Judged {
  /** Who wrote it: what is measured leaves whole authors out. */
  readonly author: string;
  readonly positive: ReadonlySet<string>;
  /** What it counts where it is no example of an output; 1 when it is undefined. */
  readonly weightOfNo?: number;
  /** Outputs it teaches; all of them when it is undefined. */
  readonly only?: ReadonlySet<string>;
}

interface Line {
  readonly id: string;
  readonly question: string;
  readonly statement: string;
  readonly speaker: string;
  readonly labels: {
    readonly topics: readonly string[];
    readonly experiencer: string;
    readonly time: string;
    readonly assertion: string;
    readonly risk: boolean;
  };
}

const STATEMENTS = new URL('../corpus/statements/', import.meta.url);
const KNOWN: ReadonlySet<string> = new Set(OUTPUTS);
const RISK_ONLY: ReadonlySet<string> = new Set(['risk']);
const NONE: ReadonlySet<string> = new Set();

function sampleOf({ id, question, statement, labels }: Line): Sample {
  const { topics, assertion, experiencer, time, risk } = labels;
  const positive = [
    ...(risk ? ['risk'] : []),
    ...topics.map((topic) => `topic:${topic}`),
    ...(assertion === 'asserted' && experiencer === 'self' && time !== 'past'
      ? topics.map((topic) => `option:${topic}`)
      : []),
    `how:${assertion}`,
    `of:${experiencer}`,
    `time:${time}`,
  ].filter((output) => KNOWN.has(output));
  return { author: id.slice(0, 3), question, statement, positive: new Set(positive), only: OF_STATEMENTS };
}

/** As a recogniser without marks or names writes it: question and answer in one stretch. */
export function spokenOf(sample: Sample): Sample {
  const statement = `${sample.question} ${sample.statement}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’ ]+/gu, ' ');
  return { ...sample, question: '', statement };
}

/** Every statement of the corpus. */
export function corpusSamples(): Sample[] {
  return readdirSync(STATEMENTS)
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, STATEMENTS), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => sampleOf(JSON.parse(line) as Line));
}

/** Most of a visit is ordinary talk. It counts less, so that what stands without any word is as in the statements. */
const OF_ORDINARY_TALK = 0.2;

/** What a line of a labelled visit says of each output; of its time it says nothing. */
const OF_VISITS: ReadonlySet<string> = new Set(OUTPUTS.filter((output) => output !== 'time:past'));
/** Statements by themselves say nothing of what their no denies. */
const OF_STATEMENTS: ReadonlySet<string> = new Set(OUTPUTS.filter((output) => !output.startsWith('denied:')));

/** Every answer of the labelled visits with the question before it. */
export function visitSamples(visits: readonly LabelledVisit[]): Sample[] {
  return visits.flatMap(({ author, lines }) => {
    const names = namesIn(lines);
    let question = '';
    return lines.flatMap((line): Sample[] => {
      if (line.speaker === 'clinician') {
        question = maskNames(line.text, names);
        return [];
      }
      return [
        {
          author,
          question,
          statement: maskNames(line.text, names),
          positive: positiveOf(line),
          only: OF_VISITS,
          weightOfNo: OF_ORDINARY_TALK,
        },
      ];
    });
  });
}

function positiveOf({ topics, how, denied, options }: LabelledLine): ReadonlySet<string> {
  return new Set(
    [
      ...(topics.length > 0 ? ['risk'] : []),
      ...topics.map((topic) => `topic:${topic}`),
      ...how.map((manner) => (manner === 'other' ? 'of:other' : `how:${manner}`)),
      ...(denied.length > 0 ? ['how:denied'] : []),
      ...denied.map((what) => `denied:${what}`),
      ...options.map((option) => `option:${option}`),
    ].filter((output) => KNOWN.has(output)),
  );
}

const OBSERVED: ReadonlySet<string> = new Set(OBSERVED_OPTIONS);

/** Every turn of the clinician and everything in brackets, with what it shows of the patient. */
export function observationSamples(visits: readonly LabelledVisit[]): Sample[] {
  return visits.flatMap(({ author, lines }) => {
    const names = namesIn(lines);
    return lines.flatMap(({ speaker, text, options }): Sample[] => {
      const words =
        speaker === 'clinician'
          ? text
          : remarksIn(text)
              .map(({ start, end }) => text.slice(start, end))
              .join(' ');
      if (words === '') return [];
      const positive = new Set(options.filter((option) => OBSERVED.has(option)));
      return [{ author, question: '', statement: maskNames(words, names), positive }];
    });
  });
}

/** Older exchanges that say only whether they are risk. */
export function olderSamples(): Sample[] {
  const risk = (question: string, statement: string, isRisk: boolean): Sample => ({
    author: 'older',
    question,
    statement,
    positive: isRisk ? RISK_ONLY : NONE,
    only: RISK_ONLY,
  });
  const lastTurns = (transcript: string, quote: string): [string, string] => {
    const at = transcript.indexOf(quote);
    const before = transcript.slice(0, at).split('\n').slice(0, -1).at(-1) ?? '';
    return [before.replace(/^[^:]{1,30}: */, ''), quote];
  };
  return [
    ...WRITTEN.risk
      .filter(({ kind }) => !UNLIKE.has(kind))
      .map(({ question, answer }) => risk(question, answer, true)),
    ...WRITTEN.harmless.map(({ question, answer }) => risk(question, answer, false)),
    ...DEVELOPMENT.risk
      .filter(({ values }) => values.some(({ domain }) => domain === 'risk'))
      .map(({ transcript, quote }) => risk(...lastTurns(transcript, quote), true)),
    ...SHORT_VISITS.risk.flatMap(({ transcript, quotes }) =>
      quotes.map((quote) => risk(...lastTurns(transcript, quote), true)),
    ),
  ];
}
/** Kinds that these labels called risk and the corpus does not. */
const UNLIKE: ReadonlySet<string> = new Set([
  'hopelessness',
  'beliefs',
  'voices',
  'visions',
  'memory',
  'intoxication',
  'confusion',
]);
