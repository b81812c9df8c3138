import type {
  BiomarkerAnalysis,
  DmseAnalysis,
  MedicationAnalysis,
  OutcomeScore,
  RelapsePrediction,
} from '@svc/contracts';
import type { ReactNode } from 'react';
import { BiomarkerAgentAnswer } from './agents/biomarker-agent.tsx';
import type { Agents } from './agents/agents.ts';
import { MedicationAgentAnswer } from './agents/medication-agent.tsx';
import { OutcomeAgentAnswer } from './agents/outcome-agent.tsx';
import { RelapseAgentAnswer } from './agents/relapse-agent.tsx';
import { BiomarkerAnswer } from './analyses/biomarker-answer.tsx';
import { DmseAnswer } from './analyses/dmse-answer.tsx';
import { MedicationAnswer } from './analyses/medication-answer.tsx';
import { OutcomeAnswer } from './analyses/outcome-answer.tsx';
import { RelapseAnswer } from './analyses/relapse-answer.tsx';
import type { AnswerProps } from './answer-props.ts';

/** `data` of any answer that can be drawn. */
export type AnyAnswer =
  | DmseAnalysis
  | MedicationAnalysis
  | BiomarkerAnalysis
  | OutcomeScore
  | RelapsePrediction
  | Agents[keyof Agents];

/** The drawing that goes with an answer, by its `object`. */
export function Answer(props: AnswerProps<AnyAnswer>): ReactNode {
  const { data, ...rest } = props;
  switch (data.object) {
    case 'dmse.analysis':
      return <DmseAnswer {...rest} data={data} />;
    case 'medication.analysis':
      return <MedicationAnswer {...rest} data={data} />;
    case 'biomarker.analysis':
      return <BiomarkerAnswer {...rest} data={data} />;
    case 'outcome.score':
      return <OutcomeAnswer {...rest} data={data} />;
    case 'relapse.prediction':
      return <RelapseAnswer {...rest} data={data} />;
    case 'medication.agent.assessment':
      return <MedicationAgentAnswer {...rest} data={data} />;
    case 'biomarker.agent.assessment':
      return <BiomarkerAgentAnswer {...rest} data={data} />;
    case 'outcome.agent.assessment':
      return <OutcomeAgentAnswer {...rest} data={data} />;
    case 'relapse.agent.assessment':
      return <RelapseAgentAnswer {...rest} data={data} />;
    default:
      return null;
  }
}
