import { RelapseAgentRequest } from '@svc/contracts';
import { describeSignalModel, scoreRelapse, withContext, withSignsInContext } from '@svc/engines';
import { type Agent, type Agents, DISCLAIMER_END } from '../agent.ts';

export const relapseAgent: Agent<Agents['relapse']['request']> = {
  product: 'relapse',
  input: RelapseAgentRequest,
  task: 'The request holds early-warning signs with a severity from 0 to 1, joined into one score.',
  lookUps: [
    {
      name: 'getSignalModel',
      description: 'The indicators the score knows, with their weights and the safety floor.',
      run: describeSignalModel,
    },
  ],
  engineTool: {
    name: 'scoreRelapse',
    description: 'Joins the signs of the request into a score from 0 to 100 with a band and a safety floor.',
  },
  evaluate: ({ signals, context }, now) =>
    withSignsInContext(withContext(scoreRelapse(signals), context, now), context),
  disclaimer: `Decision support for clinician review: an early-warning score from fixed weights of our own, not a prediction for one person, not a diagnosis and not a risk assessment. A low score does not rule out relapse. ${DISCLAIMER_END}`,
};
