import type { BiomarkerAssessment } from '@svc/contracts';
import type { ReactNode } from 'react';
import type { AnswerProps } from '../answer-props.ts';
import { EnglishGroup } from '../pieces/english.tsx';
import { ReadingsView } from '../pieces/readings-view.tsx';
import { ranged, type Reading, type ReadingState, worstFirst } from '../read/readings.ts';
import { AgentFrame } from './agent-frame.tsx';
import type { Agents } from './agents.ts';

type Result = BiomarkerAssessment['results'][number];

/** A panel, each reading in its range, the critical ones first. */
export function BiomarkerAgentAnswer(props: AnswerProps<Agents['biomarker']>): ReactNode {
  const { data, texts, format } = props;
  const { assessment } = data;
  return (
    <AgentFrame {...props}>
      {assessment === null ? (
        <p>{texts.agent.none}</p>
      ) : (
        <>
          <EnglishGroup title={texts.agent.unrecognized} texts={assessment.unrecognized} />
          <ReadingsView
            readings={worstFirst(assessment.results.map(readingOf))}
            texts={texts}
            format={format}
          />
          <EnglishGroup
            title={texts.agent.observations}
            texts={assessment.observations.map(({ analyte, note }) => `${analyte}: ${note}`)}
          />
        </>
      )}
    </AgentFrame>
  );
}

function readingOf(result: Result, index: number): Reading {
  const { analyte, value, unit, range, criticalLimit, urgentLimit, referenceStatus } = result;
  return {
    key: `${index} ${analyte}`,
    name: analyte,
    state: stateOf(result),
    sent: value,
    value: { number: value },
    unit,
    ...ranged(range),
    isProvisional: referenceStatus === 'provisional',
    details: [criticalLimit, urgentLimit].filter((limit) => limit !== undefined),
  };
}

function stateOf({ flag, urgentLimit }: Result): ReadingState {
  if (flag === 'critical') return 'critical';
  if (urgentLimit !== undefined) return 'urgent';
  if (flag === 'low' || flag === 'high') return 'watch';
  // Without a range nothing was compared.
  return flag === 'normal' ? 'normal' : 'notAssessed';
}
