import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIMELINE_SAMPLE, timelineOf } from '../../test/timeline-sample.ts';
import type { Question, Span } from '../core/index.ts';
import { TIMELINE_TEXTS, textsOf } from './texts/index.ts';
import { clockOf, type MarkKind, type Row, rowsOf } from './timeline-data.ts';
import { leftOutWords, questionWords, reasonOf } from './words.ts';

const { en } = TIMELINE_TEXTS;

describe('the rows of a timeline', () => {
  const rows = rowsOf(TIMELINE_SAMPLE, 60);

  it('are as many as the session has minutes, the last begun one with them', () => {
    expect(rows.map(({ fromSeconds, seconds }) => [fromSeconds, seconds])).toEqual([
      [0, 60],
      [60, 60],
      [120, 60],
    ]);
  });

  it('carry a wait on into the next row, and number each question where it ends', () => {
    const waits = ({ pieces }: Row) =>
      pieces.filter(({ kind }) => kind === 'wait').map(({ from, to }) => [from, to]);
    expect(rows.map(waits)).toEqual([
      [
        [4, 5.2],
        [18, 24],
        [40, 60],
      ],
      [[0, 1]],
      [],
    ]);
    expect(rows.map(({ numbers }) => numbers)).toEqual([
      [
        { number: 1, atSeconds: 4 },
        { number: 2, atSeconds: 18 },
        { number: 3, atSeconds: 40 },
        { number: 4, atSeconds: 58 },
      ],
      [
        { number: 5, atSeconds: 24 },
        { number: 6, atSeconds: 52 },
      ],
      [{ number: 7, atSeconds: 20 }],
    ]);
  });

  it('tell waits that count from those that do not', () => {
    const kinds = (kind: MarkKind) =>
      rows.flatMap(({ pieces }) => pieces).filter((piece) => piece.kind === kind).length;
    // The fourth wait is in two rows, and so is none of the others.
    expect([kinds('wait'), kinds('waitOut'), kinds('again'), kinds('gap')]).toEqual([4, 4, 1, 1]);
  });

  it('show a question of which only the end was marked, once', () => {
    const [question] = TIMELINE_SAMPLE.questions;
    const { startedSeconds: _, ...marked } = { ...question, endedSeconds: 60 } as Question;
    const asked = rowsOf({ questions: [marked], endSeconds: 90 }, 60).map(({ pieces }) =>
      pieces.filter(({ kind }) => kind === 'asked'),
    );
    expect(asked).toEqual([[], [{ kind: 'asked', from: 0, to: 0 }]]);
  });

  it('are none for nothing, and draw what is given alone', () => {
    expect(rowsOf({}, 60)).toEqual([]);
    expect(rowsOf({ endSeconds: 10 }, 60)).toEqual([
      { fromSeconds: 0, seconds: 60, pieces: [], numbers: [] },
    ]);
    expect(rowsOf({ speechSegments: [[1, 2]] }, 60)).toHaveLength(1);
  });

  const spans = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4000 })), { maxLength: 10 })
    .map((lengths) => {
      let at = 0;
      return lengths.map(([pause, length]): Span => [(at += pause) / 64, (at += length) / 64]);
    });

  it('hold every second of what is drawn once', () => {
    fc.assert(
      fc.property(spans, spans, (gaps, speech) => {
        const drawn = rowsOf(timelineOf(gaps, speech), 60);
        const inRows = (kind: MarkKind) =>
          drawn
            .flatMap(({ pieces }) => pieces.filter((piece) => piece.kind === kind))
            .reduce((sum, { from, to }) => sum + to - from, 0);
        const given = (all: readonly Span[]) => all.reduce((sum, [from, to]) => sum + to - from, 0);
        expect([inRows('gap'), inRows('speech')]).toEqual([given(gaps), given(speech)]);
        for (const { pieces, seconds } of drawn)
          for (const { from, to } of pieces) expect([from >= 0, to <= seconds]).toEqual([true, true]);
      }),
    );
  });
});

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [83.4, '1:23'],
  [3600, '60:00'],
])('%d seconds are %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock);
});

describe('a timeline in words', () => {
  it('says when each question was asked, how long was waited and what became of it', () => {
    expect(TIMELINE_SAMPLE.questions.map((each) => questionWords(each, en, 'en').join(' | '))).toEqual([
      'Asked at 0:04, wait 1.2 s | answered',
      'Asked at 0:18, wait 6.0 s | answered; asked again: 1',
      'Asked at 0:40, wait at least 14.0 s | not answered; the next question followed; does not count',
      'Asked at 0:58, wait 21.0 s | answered; the wait begins with the question before',
      'Asked at 1:24, wait at least 4.0 s | sound was missing meanwhile; does not count',
      'Asked at 1:52, wait 0.0 s | answered; the answer began before the question had ended; does not count',
      'Asked at 2:20, wait at least 10.0 s | not answered; the interview ended; does not count',
    ]);
    expect(questionWords(TIMELINE_SAMPLE.questions[0], textsOf('de'), 'de')[0]).toContain('1,2 Sek.');
  });

  it('says what was left out, and why', () => {
    expect(leftOutWords(TIMELINE_SAMPLE, en)).toEqual([
      'No sound from 1:28 to 1:35',
      'Speech rate: not measured in this language',
    ]);
    expect(leftOutWords({}, en)).toEqual([]);
  });

  it('says of a code that it does not know that the sound was not good enough', () => {
    expect(reasonOf('code_of_a_later_version', 'en-GB')).toBe(en.codes.other);
    expect(reasonOf('too_few_turns', 'fr')).toBe(TIMELINE_TEXTS.fr.codes.too_few_turns);
  });
});

function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${path}.${name}`));
}

const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();

it.each(Object.entries(TIMELINE_TEXTS))(
  'in %s it says everything English says, with the same blanks, and nothing in English',
  (language, texts) => {
    const [own, english] = [sentences(texts), sentences(en)];
    expect(own.map(([path, text]) => [path, blanks(text)])).toEqual(
      english.map(([path, text]) => [path, blanks(text)]),
    );
    const same = own.filter(([path, text]) => language !== 'en' && new Map(english).get(path) === text);
    expect(same).toEqual([]);
  },
);
