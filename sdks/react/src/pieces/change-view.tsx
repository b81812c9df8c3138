import type { Change, Intelligence, Previous } from '@svc/contracts';
import type { ReactNode } from 'react';
import type { AnswerFormat } from '../answer-format.ts';
import { valueText } from '../read/input.ts';
import type { AnswerTexts } from '../texts/en.ts';
import { AnswerBadge, type BadgeTone } from './badge.tsx';
import { EnglishList } from './english.tsx';
import { Section } from './section.tsx';
import { statusWord } from './status.ts';

const TONES: Readonly<Record<string, BadgeTone>> = {
  improved: 'good',
  worsened: 'bad',
  unchanged: 'info',
  indeterminate: 'idle',
};

interface Props {
  readonly intelligence: Intelligence;
  /** Score of the answer, where it has one. */
  readonly score?: number | undefined;
  /** What was sent: its `previous` and its inputs stand side by side. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  readonly texts: AnswerTexts;
  readonly format: AnswerFormat;
}

/** What moved since an earlier answer: both values side by side, and why. Nothing when none was sent. */
export function ChangeView({ intelligence, score, input, texts, format }: Props): ReactNode {
  const { change, engine } = intelligence;
  if (change === null) return null;
  const words = texts.change;
  return (
    <Section title={words.title}>
      <p className="svc-badges">
        <AnswerBadge tone={TONES[change.direction] ?? 'info'}>
          {words.directions[change.direction]}
        </AnswerBadge>
        {change.previousComputedAt !== null && (
          <span className="svc-soft">{words.since(format.day(change.previousComputedAt))}</span>
        )}
      </p>
      <BothValues change={change} engine={engine} score={score} input={input} texts={texts} format={format} />
      <h4>{words.explanations}</h4>
      {change.explanations.length === 0 ? (
        <p>{words.noneToExplain}</p>
      ) : (
        <EnglishList texts={change.explanations} />
      )}
    </Section>
  );
}

interface BothProps extends Omit<Props, 'intelligence'> {
  readonly change: Change;
  readonly engine: Intelligence['engine'];
}

function BothValues({ change, engine, score, input, texts, format }: BothProps): ReactNode {
  const words = texts.change;
  const previous = (input?.['previous'] ?? {}) as Previous;
  const status = (value: string | null) =>
    value === null ? words.notSent : statusWord(engine, value, texts).word;
  const value = (sent: unknown) =>
    sent === undefined || sent === null ? words.notSent : valueText(sent, format.number);
  const inputs = Object.entries(previous.inputs ?? {});
  return (
    <div className="svc-scroll" tabIndex={0} role="group" aria-label={words.title}>
      <table className="svc-table">
        <thead>
          <tr>
            <th scope="col">{words.input}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.now}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.status}</th>
            <td>{status(change.previousStatus)}</td>
            <td>{status(change.currentStatus)}</td>
          </tr>
          {score !== undefined && (
            <tr>
              <th scope="row">{words.score}</th>
              <td>{value(previous.score)}</td>
              <td>{format.number(score)}</td>
            </tr>
          )}
          {inputs.map(([name, before]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{value(before)}</td>
              <td>{value(input?.[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
