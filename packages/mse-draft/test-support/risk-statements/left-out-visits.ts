import { stanceOf } from '../../src/concerns/denials.ts';
import { exchangesOf } from '../../src/concerns/exchanges.ts';
import { isPlainlyHarmless, saysNothing } from '../../src/concerns/harmless.ts';
import { scoreSentence } from '../../src/concerns/score-sentence.ts';
import { findAnsweredConcern } from '../../src/concerns/find-answered-concern.ts';
import { findStatedConcerns } from '../../src/concerns/find-stated-concerns.ts';
import { askedConcernsOf } from '../../src/concerns/asked-concerns.ts';
import { wordFeaturesOf } from '../../src/concerns/weigh.ts';
import { isRiskBearing } from '../../src/is-risk-bearing.ts';
import { attributeSentences } from '../../src/attribute-sentences.ts';
import { readTranscript } from '../../src/transcript/read-transcript.ts';
import { findingsIn } from '../transcripts/drafts.ts';
import { type LabelledVisit, VISITS } from '../visits/visits.ts';
import { type Example, examplesOf, learn, type Model, scoreOf } from './word-model.ts';
import { WRITTEN } from './statements.ts';

// Prints how labelled visits are listed when the word weights are learned without them, each sixth left out in turn:
// statements lost and other sentences listed, by the threshold of the score in a visit with risk. Run by hand.

const FOLDS = 6;
const THRESHOLDS = [-4.5, -3.7, -3.4, -3, -2.5, -2];

interface Row {
  readonly visit: string;
  readonly start: number;
  readonly end: number;
  /** Found or stated by itself; else its score in the visit; never listed is minus infinity. */
  readonly visitScore: number;
  readonly isRisk: boolean;
}

const written: Example[] = [
  ...WRITTEN.risk.flatMap(({ question, answer }) => examplesOf(dialogue(question, answer), [answer])),
  ...WRITTEN.harmless.flatMap(({ question, answer }) => examplesOf(dialogue(question, answer), undefined)),
];

function dialogue(question: string, answer: string): string {
  return `Clinician: ${question}\nPatient: ${answer}`;
}

function examplesOfVisit({ transcript, riskStatements }: LabelledVisit): Example[] {
  return examplesOf(
    transcript,
    riskStatements.map(({ quote }) => quote),
  );
}

function rowsOf({ id, transcript, riskStatements }: LabelledVisit, model: Model): Row[] {
  const found = findingsIn(transcript);
  const known = found.filter(isRiskBearing);
  const quotes = riskStatements.map(({ quote }) => {
    const start = transcript.indexOf(quote);
    return { start, end: start + quote.length };
  });
  return exchangesOf(attributeSentences(readTranscript(transcript))).flatMap((exchange) => {
    const { asked, said, turn } = exchange;
    if (turn.speaker === 'clinician') return [];
    const askedConcerns = askedConcernsOf(asked);
    const stated = findStatedConcerns(exchange, askedConcerns);
    const isAnswered = findAnsweredConcern(exchange, askedConcerns) !== undefined;
    const isAsked = [...askedConcerns.values()].includes('asked');
    const question = asked
      .slice(-3)
      .map(({ fullText }) => fullText)
      .join(' ');
    const weighed = (text: string): number =>
      scoreOf(model, { features: wordFeaturesOf(question, text), isRisk: false, family: undefined });
    return said.map((spoken, index): Row => {
      const { fullText } = spoken.sentence;
      const start = turn.start + spoken.sentence.start;
      const end = turn.start + spoken.sentence.end;
      const touches = (one: { readonly start: number; readonly end: number }): boolean =>
        one.start < end && one.end > start;
      const near = said
        .slice(Math.max(0, index - 1), index + 2)
        .map(({ sentence }) => sentence.fullText)
        .join(' ');
      const visitScore = scoreSentence({
        own: weighed(fullText),
        near: weighed(near),
        besideConcern: stated.some((notice) => notice),
        asked: isAsked,
        denied: isAsked && stanceOf(exchange) === 'denies',
        isPlainlyHarmless: isPlainlyHarmless(exchange, spoken, askedConcerns, () => found.some(touches)),
        ofSelf: /(?<![^ ])(?:i|me|my)(?![^ ])/.test(fullText),
        words: fullText.split(' ').length,
        speaker: turn.speaker,
        inRiskyVisit: true,
      });
      const isNamed = isAnswered || stated[index] !== undefined || known.some(touches);
      const unnamed = saysNothing(exchange, spoken, askedConcerns) ? Number.NEGATIVE_INFINITY : visitScore;
      return {
        visit: id,
        start,
        end,
        visitScore: isNamed ? Number.POSITIVE_INFINITY : unnamed,
        isRisk: quotes.some(touches),
      };
    });
  });
}

const rows = Array.from({ length: FOLDS }, (_, fold) => {
  const model = learn([
    ...written,
    ...VISITS.filter((_, at) => at % FOLDS !== fold).flatMap(examplesOfVisit),
  ]);
  return VISITS.filter((_, at) => at % FOLDS === fold).flatMap((visit) => rowsOf(visit, model));
}).flat();
const statements = VISITS.flatMap(({ id, transcript, riskStatements }) =>
  riskStatements.flatMap(({ quote }) => {
    const start = transcript.indexOf(quote);
    const own = rows.filter((row) => row.visit === id && row.start < start + quote.length && row.end > start);
    // What a clinician says is listed by other means.
    return own.length === 0
      ? []
      : [{ quote, visitScore: Math.max(...own.map(({ visitScore }) => visitScore)) }];
  }),
);
const others = rows.filter(
  ({ isRisk, visit }) =>
    !isRisk && VISITS.some(({ id, riskStatements }) => id === visit && riskStatements.length > 0),
);
for (const threshold of THRESHOLDS) {
  const lost = statements.filter(({ visitScore }) => visitScore < threshold);
  const listed = others.filter(({ visitScore }) => visitScore >= threshold).length / others.length;
  process.stdout.write(
    `from ${threshold}: ${lost.length} of ${statements.length} lost, ${listed.toFixed(2)} of other sentences listed\n`,
  );
}
const [lowest] = [...statements].sort((a, b) => a.visitScore - b.visitScore);
process.stdout.write(`lowest: ${lowest?.visitScore.toFixed(2)} ${lowest?.quote}\n`);
