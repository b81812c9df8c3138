import type { CaptureMeasurement, Question, Span } from '../core/index.ts';

/**
 * What the timeline draws: a measurement, or the parts of one that a page has kept, as JSON. What is not given is not
 * drawn. Times are seconds since the session began.
 */
export type TimelineData = Partial<
  Pick<
    CaptureMeasurement,
    'questions' | 'speechSegments' | 'clinicianSegments' | 'gaps' | 'endSeconds' | 'leftOut' | 'confidence'
  >
>;

export type MarkKind = 'gap' | 'asked' | 'again' | 'wait' | 'waitOut' | 'speech';

/** Something with a beginning and an end. */
interface Mark {
  readonly kind: MarkKind;
  readonly span: Span;
}

/** A part of a mark in one row, in seconds since the row began. */
interface Piece {
  readonly kind: MarkKind;
  readonly from: number;
  readonly to: number;
}

/** A part of the session, drawn in one line. */
export interface Row {
  readonly fromSeconds: number;
  readonly seconds: number;
  readonly pieces: readonly Piece[];
  /** Where the questions end that end here, by their number from 1. */
  readonly numbers: readonly { readonly number: number; readonly atSeconds: number }[];
}

/** All that is drawn, what lies below first. */
function marksOf(data: TimelineData): Mark[] {
  const { questions = [], speechSegments = [], clinicianSegments = [], gaps = [] } = data;
  const again = questions.flatMap(({ reprompts }) => reprompts);
  const asked = clinicianSegments.filter((each) => !again.some((other) => overlaps(each, other)));
  const waits = (isCounted: boolean) =>
    questions.filter(({ counted }) => counted === isCounted).map((question) => waitOf(question));
  const of = (kind: MarkKind, spans: readonly Span[]) => spans.map((span): Mark => ({ kind, span }));
  return [
    ...of('gap', gaps),
    ...of('asked', [...asked, ...questions.map(spanOf)]),
    ...of('again', again),
    ...of('wait', waits(true)),
    ...of('waitOut', waits(false)),
    ...of('speech', speechSegments),
  ];
}

/** The session in rows of so many seconds, the last one as long as the others. */
export function rowsOf(data: TimelineData, rowSeconds: number): Row[] {
  const marks = marksOf(data);
  const end = Math.max(data.endSeconds ?? 0, ...marks.map(({ span }) => span[1]));
  const count = Number.isFinite(end) ? Math.ceil(end / rowSeconds) : 0;
  return Array.from({ length: count }, (_, i) => {
    const fromSeconds = i * rowSeconds;
    const isHere = (atSeconds: number) => atSeconds >= fromSeconds && atSeconds < fromSeconds + rowSeconds;
    return {
      fromSeconds,
      seconds: rowSeconds,
      pieces: marks.flatMap((mark) => pieceOf(mark, fromSeconds, rowSeconds)),
      numbers: (data.questions ?? []).flatMap(({ endedSeconds }, question) =>
        isHere(endedSeconds) ? [{ number: question + 1, atSeconds: endedSeconds - fromSeconds }] : [],
      ),
    };
  });
}

/** 83.4 as `1:23`. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function overlaps([from, to]: Span, [start, end]: Span): boolean {
  return from < end && to > start;
}

function spanOf({ startedSeconds, endedSeconds }: Question): Span {
  return [startedSeconds ?? endedSeconds, endedSeconds];
}

function waitOf({ waitFromSeconds, waitSeconds, answeredSeconds }: Question): Span {
  return [waitFromSeconds, Math.max(waitFromSeconds, answeredSeconds ?? waitFromSeconds + waitSeconds)];
}

function pieceOf({ kind, span: [from, to] }: Mark, rowFrom: number, seconds: number): Piece[] {
  const begin = Math.max(from - rowFrom, 0);
  const end = Math.min(to - rowFrom, seconds);
  // What has no length is drawn where it is, once.
  return end > begin || (from === to && begin === end && end < seconds)
    ? [{ kind, from: begin, to: end }]
    : [];
}
