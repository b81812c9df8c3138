import { OutcomeAgentRequest } from '@svc/contracts';
import { findInstrument } from '@svc/clinical';
import { scoreInstruments, withContext } from '@svc/engines';
import { type Agent, type Agents, DISCLAIMER_END } from '../agent.ts';

type Request = Agents['outcome']['request'];

export const outcomeAgent: Agent<Request> = {
  product: 'outcome',
  input: OutcomeAgentRequest,
  task: 'The request holds answers or totals of symptom questionnaires, scored by their published rules.',
  lookUps: [
    {
      name: 'getInstruments',
      description: 'The questionnaires of the request as the catalogue knows them: items, ranges and bands.',
      run: instrumentsOf,
    },
  ],
  engineTool: {
    name: 'scoreInstruments',
    description:
      'Scores every questionnaire of the request: total, severity, change and answers that stand alone.',
  },
  evaluate: ({ instruments, context }, now) => withContext(scoreInstruments(instruments), context, now),
  disclaimer: `Decision support for clinician review: questionnaire scores by published rules, not a diagnosis and not a risk assessment. A total does not show single answers. ${DISCLAIMER_END}`,
};

/** Without the answers, and without names the catalogue does not know. */
function instrumentsOf({ instruments }: Request) {
  const known = new Set(
    instruments.flatMap(({ instrument }) => findInstrument(instrument, instrument) ?? []),
  );
  return {
    instruments: [...known].map(({ key, name, measures, itemCount, scales }) => ({
      instrument: key,
      name,
      measures,
      items: itemCount,
      scales: scales.map(({ label, min, max, worse, bands }) => ({ label, min, max, worse, bands })),
    })),
  };
}
