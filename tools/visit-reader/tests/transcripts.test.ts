import { type LabelledVisit, UNSEEN_VISITS, VISITS } from '../visits/visits.ts';
import { describe, expect, it, test } from 'vitest';
import { draftFromTranscript } from '../../../packages/mse-draft/src/draft-from-transcript.ts';
import {
  type GoldTranscript,
  optionsOf,
  REASSURING,
  surfacedRisks,
  TRANSCRIPTS,
} from '../../../packages/mse-draft/test/transcripts/drafts.ts';

const judged = TRANSCRIPTS.map((transcript) => {
  const draft = draftFromTranscript(transcript.text);
  const drafted = new Set(optionsOf(draft.selection));
  const gold = new Set(optionsOf(transcript.gold));
  return {
    id: transcript.id,
    right: [...drafted].filter((option) => gold.has(option)),
    extra: [...drafted].filter((option) => !gold.has(option)),
    missed: [...gold].filter((option) => !drafted.has(option)),
    citations: draft.citations,
    text: transcript.text,
  };
});
const count = (part: 'right' | 'extra' | 'missed'): number =>
  judged.reduce((sum, transcript) => sum + transcript[part].length, 0);
const writtenPrecision = count('right') / (count('right') + count('extra'));
const writtenRecall = count('right') / (count('right') + count('missed'));

function lostRisks({ text, riskStatements }: GoldTranscript): string[] {
  const found = surfacedRisks(text);
  return riskStatements.filter((statement) => {
    const start = text.indexOf(statement);
    return !found.some((finding) => finding.start < start + statement.length && finding.end > start);
  });
}

const ALL = [...VISITS, ...UNSEEN_VISITS];
const said = ALL.flatMap(({ transcript, riskStatements }) =>
  riskStatements.map(({ quote }) => ({ transcript, start: transcript.indexOf(quote), quote })),
);
const back = said.filter(({ transcript, start, quote }) =>
  surfacedRisks(transcript).some((one) => one.start < start + quote.length && one.end > start),
);
const backShare = back.length / said.length;

describe('the labelled visits [D:draft agent]', () => {
  it(`give back at least 88 of 100 statements of risk (seen: ${backShare.toFixed(3)})`, () => {
    expect(backShare).toBeGreaterThanOrEqual(0.88);
  });

  test.each(ALL)('reassure of nothing falsely and are quoted verbatim: $id', (visit) => {
    const { transcript, gold, acceptable = {}, mustNotReassure } = visit;
    const { selection, citations, toClarify } = draftFromTranscript(transcript);
    const allowed = mustNotReassure ? [] : [...optionsOf(gold), ...optionsOf(acceptable)];
    const reassured = optionsOf(selection).filter((option) => REASSURING.has(option.split('.')[1] ?? ''));
    expect(reassured.filter((option) => !allowed.includes(option))).toEqual([]);
    for (const quote of [...citations, ...toClarify.map((one) => one.quote)])
      expect(transcript).toContain(quote);
  });
});

/** Share of drafted options that are right, and of wanted ones that are drafted. */
function optionFigures(visits: readonly LabelledVisit[]): { precision: number; recall: number } {
  const total = { drafted: 0, right: 0, wanted: 0, met: 0 };
  for (const { transcript, gold, acceptable = {} } of visits) {
    const drafted = optionsOf(draftFromTranscript(transcript).selection);
    const wanted = optionsOf(gold);
    const allowed = new Set([...wanted, ...optionsOf(acceptable)]);
    total.drafted += drafted.length;
    total.right += drafted.filter((option) => allowed.has(option)).length;
    total.wanted += wanted.length;
    total.met += wanted.filter((option) => drafted.includes(option)).length;
  }
  return { precision: total.right / total.drafted, recall: total.met / total.wanted };
}

describe('the visits nothing was learned from [D:draft agent]', () => {
  const { precision, recall } = optionFigures(UNSEEN_VISITS);

  it('are 15 and hold 45 statements of risk', () => {
    expect(UNSEEN_VISITS).toHaveLength(15);
    expect(UNSEEN_VISITS.flatMap(({ riskStatements }) => riskStatements)).toHaveLength(45);
  });

  it(`are drafted with precision of at least 0.81, aim 0.9 (seen: ${precision.toFixed(3)})`, () => {
    expect(precision).toBeGreaterThanOrEqual(0.81);
  });

  // Their authors recorded ordinary findings that nobody had asked for: those are no longer drafted.
  it(`are drafted with recall of at least 0.6, aim 0.8 (seen: ${recall.toFixed(3)})`, () => {
    expect(recall).toBeGreaterThanOrEqual(0.6);
  });
});

/** Visits that were a blind test once and have been learned from since: a floor to keep, no estimate for others. */
describe('the visits that were learned from [D:draft agent]', () => {
  const { precision, recall } = optionFigures(VISITS);
  const listed = (isRisky: boolean): number[] =>
    VISITS.filter(({ riskStatements }) => riskStatements.length > 0 === isRisky).map(
      ({ transcript }) => draftFromTranscript(transcript).toClarify.length,
    );

  it('are of three authors and hold 252 statements of risk', () => {
    expect(VISITS).toHaveLength(63);
    expect(VISITS.flatMap(({ riskStatements }) => riskStatements)).toHaveLength(252);
  });

  it(`are drafted with precision of at least 0.85 (seen: ${precision.toFixed(3)})`, () => {
    expect(precision).toBeGreaterThanOrEqual(0.85);
  });

  it(`are drafted with recall of at least 0.65 (seen: ${recall.toFixed(3)})`, () => {
    expect(recall).toBeGreaterThanOrEqual(0.65);
  });

  it('leave at most 8 statements to clarify', () => {
    expect(Math.max(...listed(true), ...listed(false))).toBeLessThanOrEqual(8);
  });
});

describe('the written visits [2:4.2 draft]', () => {
  it('are at least 25, of different kinds, and hold their risk statements verbatim', () => {
    expect(TRANSCRIPTS.length).toBeGreaterThanOrEqual(25);
    expect(new Set(TRANSCRIPTS.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
    for (const { text, riskStatements } of TRANSCRIPTS)
      for (const statement of riskStatements) expect(text).toContain(statement);
  });

  it(`are drafted with precision of at least 0.91 (seen: ${writtenPrecision.toFixed(3)})`, () => {
    expect(writtenPrecision).toBeGreaterThanOrEqual(0.91);
  });

  it(`are drafted with recall of at least 0.9 (seen: ${writtenRecall.toFixed(3)})`, () => {
    expect(writtenRecall).toBeGreaterThanOrEqual(0.9);
  });

  test.each(TRANSCRIPTS.filter(({ riskStatements }) => riskStatements.length > 0))(
    'every statement of risk is found or to be clarified: $id [D:draft agent]',
    (transcript) => {
      expect(lostRisks(transcript)).toEqual([]);
    },
  );

  it('are never reassured falsely [D:draft agent]', () => {
    const falsely = judged.flatMap(({ id, extra }) =>
      extra
        .filter((option) => REASSURING.has(option.split('.')[1] ?? ''))
        .map((option) => `${id}: ${option}`),
    );
    expect(falsely).toEqual([]);
  });

  it('are cited verbatim', () => {
    const inexact = judged.flatMap(({ citations, text }) =>
      citations.filter((quote) => !text.includes(quote)),
    );
    expect(inexact).toEqual([]);
  });

  it('without a risk leave at most 8 statements to clarify [D:draft agent]', () => {
    const harmless = TRANSCRIPTS.filter(({ riskStatements }) => riskStatements.length === 0);
    const most = Math.max(...harmless.map(({ text }) => draftFromTranscript(text).toClarify.length));
    expect(most).toBeLessThanOrEqual(8);
  });
});
