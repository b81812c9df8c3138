import type { ReactNode } from 'react';
import type { AnswerProps } from '../answer-props.ts';
import { AnswerBadge, type BadgeTone } from '../pieces/badge.tsx';
import { Disclaimer } from '../pieces/disclaimer.tsx';
import { EnglishGroup } from '../pieces/english.tsx';
import { Section } from '../pieces/section.tsx';
import type { AgentAnswer } from './agent-answer.ts';

const RISK_TONES: Readonly<Record<AgentAnswer['risk']['level'], BadgeTone>> = {
  // Nothing found is no all-clear.
  none: 'idle',
  low: 'info',
  moderate: 'warn',
  high: 'bad',
};

/** A finding is never shown calm. */
function toneOf({ flag, level }: AgentAnswer['risk']): BadgeTone {
  const tone = RISK_TONES[level];
  return flag && tone !== 'bad' ? 'warn' : tone;
}

interface Props extends AnswerProps<AgentAnswer> {
  readonly children: ReactNode;
}

/** What stands around the assessment of every agent: safety first, and what was not looked at. */
export function AgentFrame({ data, texts, children }: Props): ReactNode {
  const { risk, ok, warnings, notChecked = [], contextNotRead = [], reasoning, citations, disclaimer } = data;
  const words = texts.agent;
  return (
    <article className="svc-answer">
      <header className="svc-head">
        <p className="svc-badges">
          {risk.flag && <AnswerBadge tone="bad">{words.riskFlag}</AnswerBadge>}
          <span>
            <span className="svc-soft">{words.risk}: </span>
            <AnswerBadge tone={toneOf(risk)}>{texts.status.risk[risk.level]}</AnswerBadge>
          </span>
          {!ok && <AnswerBadge tone="warn">{words.partial}</AnswerBadge>}
        </p>
        <EnglishGroup title={words.labels} texts={risk.labels} />
        <EnglishGroup title={words.warnings} texts={warnings} />
        <Disclaimer text={disclaimer} texts={texts} />
      </header>
      {children}
      <EnglishGroup title={words.notChecked} texts={notChecked} />
      <EnglishGroup title={words.notRead} texts={contextNotRead} />
      <ContextRead data={data} texts={texts} />
      {reasoning !== null && (
        <Section title={texts.head.narrative}>
          <p lang="en">{reasoning.narrative}</p>
        </Section>
      )}
      <EnglishGroup title={words.citations} texts={citations} />
    </article>
  );
}

function ContextRead({ data, texts }: Pick<Props, 'data' | 'texts'>): ReactNode {
  const { contextRead = [] } = data;
  return (
    <EnglishGroup
      title={texts.agent.read}
      texts={contextRead.map(({ text, readAs }) => texts.agent.readAs(text, readAs))}
    />
  );
}
