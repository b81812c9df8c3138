import { readdirSync, readFileSync } from 'node:fs';
import { maskNames, namesIn } from '../../../packages/mse-draft/src/attribute/names.ts';
import { type Topic, TOPICS } from '../../../packages/mse-draft/src/find/ordinary/topics.ts';
import type { LabelledVisit } from './labelled-visits.ts';
import type { Sample } from './samples.ts';

/** A turn of the clinician with its answer, and which of what it asks for is answered in the ordinary way. */
interface Pair {
  readonly question: string;
  readonly answer: string;
  readonly asks: readonly Topic[];
  readonly ordinary: readonly Topic[];
}

/** What is seen, and the ordinary options it shows. */
interface Seen {
  readonly seen: string;
  readonly shows: readonly string[];
}

const FOLDER = new URL('../corpus/ordinary/', import.meta.url);
const DENIED: ReadonlySet<string> = new Set(['suicide', 'others_harm', 'hearing', 'seeing', 'persecution']);

const LINES: readonly { readonly author: string; readonly line: Pair | Seen }[] = readdirSync(FOLDER)
  .toSorted()
  .flatMap((name) =>
    readFileSync(new URL(name, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ author: name.slice(0, 3), line: JSON.parse(line) as Pair | Seen })),
  );

/** What is asked for, and with its answer what of it is answered in the ordinary way. */
export interface OrdinarySamples {
  readonly questions: readonly Sample[];
  readonly answers: readonly Sample[];
}

/** Every question with its answer. */
export function pairSamples(): OrdinarySamples {
  const pairs = LINES.flatMap(({ author, line }) => ('question' in line ? [{ author, ...line }] : []));
  return {
    questions: pairs.map(({ author, question, asks }) => asking(author, question, asks)),
    answers: pairs.map(({ author, question, answer, asks, ordinary }) => {
      const deniable = asks.filter((topic) => DENIED.has(topic));
      const denied = deniable.filter((topic) => ordinary.includes(topic));
      const positive = new Set<string>(ordinary);
      if (denied.length > 0) positive.add('denies_any');
      if (denied.length > 0 && denied.length === deniable.length) positive.add('denies_all');
      return { author, question, statement: answer, positive };
    }),
  };
}

function asking(author: string, question: string, asks: readonly Topic[]): Sample {
  return { author, question: '', statement: question, positive: new Set(asks) };
}

/** Options that an ordinary answer gives, and those that say that its domain was touched. */
const GIVEN: Readonly<Partial<Record<Topic, string>>> = {
  mood: 'mood.euthymic',
  insight: 'insight.good',
  judgment: 'judgment.good',
};
const TOUCHED: Readonly<Record<Topic, RegExp>> = {
  mood: /^(?:mood|affect|thought_content|risk)\./,
  insight: /^(?:insight|judgment|thought_content)\./,
  judgment: /^(?:insight|judgment|risk)\./,
  time: /^orientation\./,
  place: /^orientation\./,
  person: /^orientation\./,
  situation: /^(?:orientation|insight|risk)\./,
  suicide: /^(?:risk|thought_content|suicid|wish|self_harm)/,
  others_harm: /^(?:risk|thought_content|violence)/,
  hearing: /^(?:perception|command)/,
  seeing: /^perception/,
  persecution: /^(?:thought_content|perception|attitude)\./,
};
/** Most of a visit asks for nothing of this. */
const OF_ORDINARY_TALK = 0.2;

/** Every turn of the clinician in the labelled visits, as far as the labels of its answer tell what it asks for. */
export function visitQuestionSamples(visits: readonly LabelledVisit[]): Sample[] {
  return visits.flatMap(({ author, lines }) => {
    const names = namesIn(lines);
    return lines.flatMap((line, at): Sample[] => {
      const answer = lines[at + 1];
      if (line.speaker !== 'clinician' || answer === undefined || answer.speaker === 'clinician') return [];
      const said = [...answer.options, ...answer.topics];
      const ordinary = TOPICS.filter((topic) => {
        const option = GIVEN[topic];
        return option === undefined ? answer.denied.includes(topic) : answer.options.includes(option);
      });
      const told = TOPICS.filter(
        (topic) => ordinary.includes(topic) || !said.some((one) => TOUCHED[topic].test(one)),
      );
      return [
        {
          ...asking(author, maskNames(line.text, names), ordinary),
          only: new Set<string>(told),
          weightOfNo: OF_ORDINARY_TALK,
        },
      ];
    });
  });
}
