import type { ClinicalSignal, MedicationAnalysis } from '@svc/contracts';
import type { ReactNode } from 'react';
import type { AnswerFormat } from '../answer-format.ts';
import type { AnswerProps } from '../answer-props.ts';
import { AnswerBadge } from '../pieces/badge.tsx';
import { Row, Rows } from '../pieces/row.tsx';
import { Section } from '../pieces/section.tsx';
import { type Cell, TableBeneath } from '../pieces/table.tsx';
import { inputsLike, valueText } from '../read/input.ts';
import { Analysis } from './analysis.tsx';
import { medicationTimes, type MedicineTime, type ScaleTimes } from './medication-times.ts';
import { Timeline } from './timeline.tsx';
import { TONE_BADGES, TONE_ORDER } from './tones.ts';

type Props = AnswerProps<MedicationAnalysis>;

/** Scores of each scale over time with the starts of medicines, and what was found for each medicine. */
export function MedicationAnswer(props: Props): ReactNode {
  const { data, texts, input } = props;
  const { scales, medicines } = medicationTimes(data, input);
  const words = texts.medication;
  const signals = data.signals.toSorted((a, b) => TONE_ORDER.indexOf(a.tone) - TONE_ORDER.indexOf(b.tone));
  return (
    <Analysis {...props}>
      <Section title={words.signals}>
        {signals.length === 0 ? <p>{words.noSignals}</p> : <SignalRows {...props} signals={signals} />}
      </Section>
      <Section title={words.title}>
        {scales.length === 0 && <p>{words.noScores}</p>}
        {scales.map((scale) => (
          <ScaleFigure key={scale.name} scale={scale} medicines={medicines} {...props} />
        ))}
        <Medicines medicines={medicines} {...props} />
        <TimesTable {...props} />
      </Section>
    </Analysis>
  );
}

function SignalRows({
  signals,
  texts,
  format,
}: Props & { readonly signals: readonly ClinicalSignal[] }): ReactNode {
  return (
    <Rows>
      {signals.map((signal, index) => (
        <Row
          key={`${signal.signalKey} ${signal.sourceRef} ${index}`}
          name={<span lang="en">{signal.label}</span>}
          value={<span lang="en">{amountOf(signal, format)}</span>}
          badge={<AnswerBadge tone={TONE_BADGES[signal.tone]}>{texts.tones[signal.tone]}</AnswerBadge>}
          note={<span lang="en">{signal.detail}</span>}
        />
      ))}
    </Rows>
  );
}

/** A score is a change of it; whatever else is counted has its unit. */
function amountOf({ metricValue, metricUnit = '' }: ClinicalSignal, format: AnswerFormat): string {
  if (metricValue === undefined) return '';
  return metricUnit === 'score' ? format.signed(metricValue) : `${format.number(metricValue)} ${metricUnit}`;
}

function ScaleFigure({
  scale: { name, most, scores },
  medicines,
  texts,
  format,
}: Props & { readonly scale: ScaleTimes; readonly medicines: readonly MedicineTime[] }): ReactNode {
  const ofMost = most === undefined ? '' : ` (${texts.medication.scoreOf(format.number(most))})`;
  const starts = medicines.flatMap(({ name, atMs }) => (atMs === undefined ? [] : [{ name, atMs }]));
  return (
    <figure className="svc-figure">
      <figcaption>
        <span lang="en">{name}</span>
        {ofMost}
      </figcaption>
      <Timeline scores={scores} starts={starts} most={most} format={format} />
    </figure>
  );
}

function Medicines({ medicines, texts }: Props & { readonly medicines: readonly MedicineTime[] }): ReactNode {
  const words = texts.medication;
  const told = medicines.filter(
    ({ atMs, status }) => atMs === undefined || (status ?? 'active') !== 'active',
  );
  if (told.length === 0) return null;
  return (
    <ul className="svc-list">
      {told.map(({ name, atMs, status }, index) => (
        <li key={`${name} ${index}`}>
          <span lang="en">{name}</span>
          {atMs === undefined && ` · ${words.noStart}`}
          {status !== undefined && status !== 'active' && (
            <>
              {' · '}
              <span lang="en">{status}</span>: {words.stopped}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function TimesTable({ data, texts, format }: Props): ReactNode {
  const words = texts.medication;
  const { head } = texts;
  const inputs = inputsLike(data.intelligence, /^(?:prescriptions|assessments)\[/).toSorted((a, b) =>
    (a.observedAt ?? '').localeCompare(b.observedAt ?? ''),
  );
  const timed = inputs.map(({ name, label, value, observedAt, contributed }): Cell[] => {
    const isMedicine = name.startsWith('prescriptions');
    const text = valueText(value, format.number);
    return [
      observedAt === null ? head.noDate : format.day(observedAt),
      { english: isMedicine ? words.startOf(text) : `${label}: ${text}` },
      contributed ? '' : words.unused,
    ];
  });
  const found = data.signals.map(({ label, observedAt, tone, summaryLine }): Cell[] => [
    observedAt === undefined ? head.noDate : format.day(observedAt),
    { english: `${label}: ${summaryLine}` },
    texts.tones[tone],
  ]);
  return (
    <TableBeneath
      caption={words.title}
      texts={texts}
      heads={[head.date, head.detail, head.status]}
      rows={[...timed, ...found]}
    />
  );
}
