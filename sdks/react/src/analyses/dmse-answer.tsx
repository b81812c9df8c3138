import type { DmseAnalysis, DmseSignal, DmseSignalKey } from '@svc/contracts';
import type { ReactNode } from 'react';
import type { AnswerFormat } from '../answer-format.ts';
import type { AnswerProps } from '../answer-props.ts';
import { scaleOf } from '../chart/scale.ts';
import { AnswerBadge } from '../pieces/badge.tsx';
import { Row, Rows } from '../pieces/row.tsx';
import { Section } from '../pieces/section.tsx';
import { statusWord, toneOf } from '../pieces/status.ts';
import { type Cell, TableBeneath } from '../pieces/table.tsx';
import { Box, shareOf, Tick, Track, TrackMark } from '../pieces/track.tsx';
import { type Band, readBands } from '../read/bands.ts';
import type { AnswerTexts } from '../texts/en.ts';
import { Analysis } from './analysis.tsx';

/** Rates are compared by the minute; a session of unknown length is read as this long. */
const NOMINAL_MINUTES = 10;
/** The milder a band, the taller: they are told apart without colour. */
const BAND_INSETS = { within_normal: 0, subclinical: 4, clinical_attention: 8 } as const;
const BAND_HEIGHT = 26;

/** Signals of the digital MSE, each in its bands and beside the person's own baseline. */
export function DmseAnswer(props: AnswerProps<DmseAnalysis>): ReactNode {
  const { data, texts, format } = props;
  const keys = Object.keys(texts.dmse.signals) as DmseSignalKey[];
  const missing = keys.filter((key) => !data.signals.some(({ signalKey }) => signalKey === key));
  const minutes = sessionMinutes(data);
  return (
    <Analysis {...props}>
      <Section title={texts.dmse.title}>
        <Rows>
          {data.signals.map((signal) => (
            <SignalRow
              key={signal.signalKey}
              signal={signal}
              minutes={minutes}
              texts={texts}
              format={format}
            />
          ))}
          {missing.map((key) => (
            <Row
              key={key}
              name={texts.dmse.signals[key]}
              value=""
              badge={<AnswerBadge tone="idle">{texts.dmse.notSent}</AnswerBadge>}
            />
          ))}
        </Rows>
        <TableBeneath
          caption={texts.dmse.title}
          texts={texts}
          heads={[
            texts.head.name,
            texts.head.value,
            texts.dmse.reading,
            texts.dmse.bands,
            texts.dmse.baseline,
            texts.dmse.direction,
            texts.head.confidence,
            texts.head.detail,
          ]}
          rows={[
            ...data.signals.map((signal) => signalCells(signal, texts, format)),
            ...missing.map((key) => [texts.dmse.signals[key], '', texts.dmse.notSent, '', '', '', '', '']),
          ]}
        />
      </Section>
    </Analysis>
  );
}

interface SignalProps {
  readonly signal: DmseSignal;
  readonly minutes: number | null;
  readonly texts: AnswerTexts;
  readonly format: AnswerFormat;
}

function SignalRow({ signal, minutes, texts, format }: SignalProps): ReactNode {
  const { signalKey, label, interpretation, referenceStatus, referenceRange, trendDir, baseline } = signal;
  const isCount = signalKey === 'psychomotor';
  const times = isCount ? (minutes ?? NOMINAL_MINUTES) : 1;
  const bands = readBands(referenceRange).map((band) => stretched(band, times));
  const notes = [
    bands.length === 0 ? texts.dmse.noBands : '',
    isCount ? (minutes === null ? texts.dmse.nominal : texts.dmse.perSession) : '',
    isProvisional(referenceStatus) ? `${texts.dmse.bands}: ${texts.head.provisional}` : '',
    `${texts.dmse.direction}: ${texts.direction[trendDir]}`,
    baseline === undefined ? '' : `${texts.dmse.baseline}: ${baselineText(signal, texts, format)}`,
  ];
  const { word } = statusWord('dmse', interpretation, texts);
  return (
    <Row
      name={<span lang="en">{label}</span>}
      value={withUnit(signal, format)}
      badge={<AnswerBadge tone={toneOf(interpretation)}>{word}</AnswerBadge>}
      note={notes.filter((note) => note !== '').join(' · ')}
    >
      {bands.length > 0 && <Bullet signal={signal} bands={bands} format={format} />}
    </Row>
  );
}

interface BulletProps {
  readonly signal: DmseSignal;
  readonly bands: readonly Band[];
  readonly format: AnswerFormat;
}

function Bullet({ signal, bands, format }: BulletProps): ReactNode {
  const { metricValue: value, baseline, referenceStatus } = signal;
  const spread = baseline?.sd ?? 0;
  const own = baseline === undefined ? [] : [baseline.mean - spread, baseline.mean + spread];
  const ends = bands.flatMap(({ low, high }) => [low, high]).filter((end) => end !== null);
  const scale = scaleOf([...ends, ...own, value, Math.max(...ends) * 1.25], false);
  const at = (number: number) => shareOf(number, scale);
  const edges = [...new Set(ends)];
  const dashed = isProvisional(referenceStatus) ? ' svc-provisional' : '';
  return (
    <Track height={BAND_HEIGHT + 18}>
      {bands.map(({ status, low, high }) => (
        <Box
          key={`${status} ${low}`}
          className={`svc-band-${status}${dashed}`}
          from={low === null ? null : at(low)}
          to={high === null ? null : at(high)}
          y={BAND_INSETS[status]}
          height={BAND_HEIGHT - 2 * BAND_INSETS[status]}
        />
      ))}
      {edges.map((edge) => (
        <Tick
          key={edge}
          className="svc-edge"
          at={at(edge)}
          top={0}
          bottom={BAND_HEIGHT}
          name={format.number(edge)}
        />
      ))}
      {baseline !== undefined && (
        <g className="svc-baseline">
          <Box
            className="svc-baseline-spread"
            from={at(baseline.mean - spread)}
            to={at(baseline.mean + spread)}
            y={BAND_HEIGHT / 2 - 2}
            height={4}
          />
          <Tick className="svc-baseline-mean" at={at(baseline.mean)} top={4} bottom={BAND_HEIGHT - 4} />
        </g>
      )}
      <g className="svc-series-1">
        <TrackMark point={{ value, range: typicalOf(bands) }} at={at(value)} y={BAND_HEIGHT / 2} />
      </g>
    </Track>
  );
}

function signalCells(signal: DmseSignal, texts: AnswerTexts, format: AnswerFormat): Cell[] {
  const { label, interpretation, referenceRange, baseline, trendDir, confidence, detail } = signal;
  return [
    { english: label },
    withUnit(signal, format),
    statusWord('dmse', interpretation, texts).word,
    { english: referenceRange },
    baseline === undefined ? texts.dmse.noBaseline : baselineText(signal, texts, format),
    texts.direction[trendDir],
    texts.head.levels[confidence],
    { english: detail },
  ];
}

function withUnit({ metricValue, metricUnit }: DmseSignal, format: AnswerFormat): string {
  return `${format.number(metricValue)} ${metricUnit}`;
}

function baselineText(
  { baseline, metricUnit }: DmseSignal,
  texts: AnswerTexts,
  format: AnswerFormat,
): string {
  if (baseline === undefined) return '';
  const { mean, sd, n } = baseline;
  const spread = sd === null ? texts.dmse.noSpread : format.number(sd);
  return `${texts.dmse.baselineOf(format.number(mean), spread, n)} (${metricUnit})`;
}

function typicalOf(bands: readonly Band[]): Band | undefined {
  return bands.find(({ status }) => status === 'within_normal');
}

function isProvisional(referenceStatus: string): boolean {
  return referenceStatus === 'provisional';
}

function stretched({ status, low, high }: Band, times: number): Band {
  return { status, low: low === null ? null : low * times, high: high === null ? null : high * times };
}

/** Length of the session in minutes; null when it was not sent. */
function sessionMinutes({ intelligence }: DmseAnalysis): number | null {
  const seconds = intelligence.provenance.inputs.find(({ name }) => name === 'sessionDurationSeconds')?.value;
  return typeof seconds === 'number' && seconds > 0 ? seconds / 60 : null;
}
