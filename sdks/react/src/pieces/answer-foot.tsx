import type { DataQuality, Intelligence } from '@svc/contracts';
import type { ReactNode } from 'react';
import type { AnswerFormat } from '../answer-format.ts';
import type { AnswerTexts } from '../texts/en.ts';
import { EnglishGroup, EnglishList } from './english.tsx';
import { Section } from './section.tsx';

interface Props {
  readonly intelligence: Intelligence;
  readonly texts: AnswerTexts;
  readonly format: AnswerFormat;
}

/** How far the answer can be relied on, and what it was made from. */
export function AnswerFoot({ intelligence, texts, format }: Props): ReactNode {
  const { confidence, dataQuality, reasoning, interpretationScale } = intelligence;
  const { head } = texts;
  return (
    <>
      <Section title={`${head.confidence}: ${head.levels[confidence.level]}`}>
        <EnglishList texts={confidence.reasons} />
      </Section>
      <Quality quality={dataQuality} texts={texts} format={format} />
      {reasoning !== null && reasoning !== undefined && (
        <Section title={head.narrative}>
          <p lang="en">{reasoning.narrative}</p>
        </Section>
      )}
      <details className="svc-details">
        <summary>{head.scale}</summary>
        <dl className="svc-scale" lang="en">
          {Object.entries(interpretationScale).map(([status, meaning]) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function Quality({
  quality,
  texts: { head },
  format,
}: {
  readonly quality: DataQuality;
  readonly texts: AnswerTexts;
  readonly format: AnswerFormat;
}): ReactNode {
  const { completeness, missingInputs, freshness, warnings, unknownInputs = [] } = quality;
  const { newestInputAt, staleInputs } = freshness;
  return (
    <Section title={head.quality}>
      <p>{head.completeness(format.percent(completeness))}</p>
      {newestInputAt !== null && <p>{head.newest(format.day(newestInputAt))}</p>}
      <EnglishGroup title={head.warnings} texts={warnings} />
      <EnglishGroup title={head.missing} texts={missingInputs} />
      <EnglishGroup title={head.stale} texts={staleInputs} />
      {unknownInputs.length > 0 && (
        <div className="svc-group">
          <h4>{head.unknownFields}</h4>
          <ul className="svc-list">
            {unknownInputs.map(({ path, nearest }) => (
              <li key={path}>
                <code>{path}</code>
                {nearest !== null && ` · ${head.nearest(nearest)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
