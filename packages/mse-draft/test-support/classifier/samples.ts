import { readdirSync, readFileSync } from 'node:fs';
import type { Judged } from '../../src/find/classifier/features.ts';
import { OUTPUTS } from '../../src/find/classifier/outputs.ts';
import { DEVELOPMENT, SHORT_VISITS, WRITTEN } from '../risk-statements/statements.ts';

/** A statement with its labels as the classifier learns them. */
export interface Sample extends Judged {
  /** Who wrote it: what is measured leaves whole authors out. */
  readonly author: string;
  readonly positive: ReadonlySet<string>;
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

const STATEMENTS = new URL('../../../../tools/visit-corpus/statements/', import.meta.url);
const KNOWN: ReadonlySet<string> = new Set(OUTPUTS);
const RISK_ONLY: ReadonlySet<string> = new Set(['risk']);
const NONE: ReadonlySet<string> = new Set();

function sampleOf({ id, question, statement, labels }: Line): Sample {
  const { topics, assertion, experiencer, time, risk } = labels;
  const positive = [
    ...(risk ? ['risk'] : []),
    ...topics.map((topic) => `topic:${topic}`),
    `how:${assertion}`,
    `of:${experiencer}`,
    `time:${time}`,
  ].filter((output) => KNOWN.has(output));
  return { author: id.slice(0, 3), question, statement, positive: new Set(positive) };
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
