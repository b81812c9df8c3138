import { Fragment, type ReactNode } from 'react';
import type { AnswerFormat } from '../answer-format.ts';
import { positionIn } from '../read/interval.ts';
import { valueText } from '../read/input.ts';
import type { Reading, ReadingState } from '../read/readings.ts';
import type { AnswerTexts } from '../texts/en.ts';
import { AnswerBadge, type BadgeTone } from './badge.tsx';
import { Row, Rows } from './row.tsx';
import { Section } from './section.tsx';
import { TableBeneath } from './table.tsx';
import { Box, Tick, Track, TrackMark } from './track.tsx';

const TONES: Readonly<Record<ReadingState, BadgeTone>> = {
  critical: 'bad',
  urgent: 'bad',
  watch: 'warn',
  notAssessed: 'idle',
  unflagged: 'info',
  normal: 'good',
};
/** How far beyond its range a reading is drawn, in widths of the range. */
const BEYOND = 1;
const HEIGHT = 22;

interface Props {
  /** The worst first. */
  readonly readings: readonly Reading[];
  readonly texts: AnswerTexts;
  readonly format: AnswerFormat;
}

/** One row a reading, all on one axis: where each stands in its own range. */
export function ReadingsView({ readings, texts, format }: Props): ReactNode {
  const words = texts.biomarker;
  return (
    <Section title={words.title}>
      <p className="svc-soft">
        {words.axis} · {words.order}
      </p>
      <Rows>
        {readings.map((reading) => (
          <Row
            key={reading.key}
            name={<span lang="en">{reading.name}</span>}
            value={shownValue(reading, texts, format)}
            badge={<AnswerBadge tone={TONES[reading.state]}>{words.states[reading.state]}</AnswerBadge>}
            note={noteOf(reading, texts, format)}
          >
            <Position reading={reading} texts={texts} />
          </Row>
        ))}
      </Rows>
      <TableBeneath
        caption={words.title}
        texts={texts}
        heads={[
          words.analyte,
          texts.head.value,
          texts.head.range,
          words.state,
          texts.head.date,
          texts.head.detail,
        ]}
        rows={readings.map((reading) => [
          { english: reading.name },
          shownValue(reading, texts, format),
          { english: reading.rangeText ?? words.noRange },
          stateText(reading, texts, format),
          reading.observedAt === undefined ? texts.head.noDate : format.day(reading.observedAt),
          { english: reading.details.join(' ') },
        ])}
      />
    </Section>
  );
}

function Position({ reading, texts }: Pick<Props, 'texts'> & { readonly reading: Reading }): ReactNode {
  const { value, range, supersededOn, isProvisional } = reading;
  const position = value === undefined || range === undefined ? undefined : positionIn(value.number, range);
  if (value === undefined || range === undefined || position === undefined) return null;
  const at = (share: number) => (share + BEYOND) / (1 + 2 * BEYOND);
  const point = {
    value: value.number,
    bound: value.bound,
    range,
    isSuperseded: supersededOn !== undefined,
  };
  return (
    <Track height={HEIGHT + 14}>
      <Box
        className={isProvisional ? 'svc-band-within_normal svc-provisional' : 'svc-band-within_normal'}
        from={range.low === null ? null : at(0)}
        to={range.high === null ? null : at(1)}
        y={4}
        height={HEIGHT - 8}
      />
      {range.low !== null && (
        <Tick className="svc-edge" at={at(0)} top={0} bottom={HEIGHT} name={texts.biomarker.low} />
      )}
      {range.high !== null && (
        <Tick className="svc-edge" at={at(1)} top={0} bottom={HEIGHT} name={texts.biomarker.high} />
      )}
      <g className="svc-series-1">
        <TrackMark point={point} at={at(position)} y={HEIGHT / 2} />
      </g>
    </Track>
  );
}

function shownValue({ sent, unit }: Reading, texts: AnswerTexts, format: AnswerFormat): string {
  const value = valueText(sent, format.number);
  if (value === '') return texts.biomarker.noValue;
  return unit === undefined ? value : `${value} ${unit}`;
}

function stateText(
  { state, supersededOn }: Reading,
  { biomarker }: AnswerTexts,
  format: AnswerFormat,
): string {
  const word = biomarker.states[state];
  return supersededOn === undefined ? word : `${word}, ${biomarker.supersededOn(format.day(supersededOn))}`;
}

function noteOf(reading: Reading, texts: AnswerTexts, format: AnswerFormat): ReactNode {
  const { rangeText, range, value, supersededOn, isProvisional, details } = reading;
  const words = texts.biomarker;
  const position = value === undefined || range === undefined ? undefined : positionIn(value.number, range);
  const isBeyond = position !== undefined && (position > 1 + BEYOND || position < -BEYOND);
  const own = [
    supersededOn === undefined ? '' : words.supersededOn(format.day(supersededOn)),
    isBeyond ? words.beyond : '',
    rangeText === undefined ? words.noRange : '',
    rangeText !== undefined && range === undefined ? words.rangeUnread : '',
    isProvisional ? texts.head.provisional : '',
  ].filter((text) => text !== '');
  const inEnglish = (text: string) => <span lang="en">{text}</span>;
  const parts: ReactNode[] = [
    ...(rangeText === undefined
      ? []
      : [
          <>
            {texts.head.range} {inEnglish(rangeText)}
          </>,
        ]),
    ...own,
    ...(details.length === 0 ? [] : [inEnglish(details.join(' '))]),
  ];
  return parts.map((part, index) => (
    // The parts of a row keep their places.
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));
}
