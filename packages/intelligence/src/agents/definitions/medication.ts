import { MedicationAgentRequest } from '@svc/contracts';
import { checkInteractions } from '@svc/engines';
import { type Agent, type Agents, DISCLAIMER_END } from '../agent.ts';

export const medicationAgent: Agent<Agents['medication']['request']> = {
  product: 'medication',
  input: MedicationAgentRequest,
  task: 'The request is a free-text medication list, checked for drug interactions.',
  lookUps: [],
  engineTool: {
    name: 'checkInteractions',
    description:
      'Recognises the entries of the medication list and checks them against one another and against what the context says of the patient.',
  },
  texts: ({ medications }) => medications.map((text) => ({ where: 'medicine list', text })),
  evaluate: ({ medications, context }, now) => checkInteractions(medications, { context, now }),
  disclaimer: `Decision support for clinician review: interactions, washouts, maximum doses and cautions from fixed tables over recognised names; the tables are not complete, and this is not a prescribing decision. What was not checked stands in notChecked. ${DISCLAIMER_END}`,
};
