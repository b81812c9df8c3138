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
    description: 'Recognises the entries of the medication list and checks every pair for interactions.',
  },
  texts: ({ medications }) => medications.map((text) => ({ where: 'medicine list', text })),
  evaluate: ({ medications }) => checkInteractions(medications),
  disclaimer: `Decision support for clinician review: interactions from fixed rules over recognised names, not a complete interaction check and not a prescribing decision. Entries that were not recognised were not checked. ${DISCLAIMER_END}`,
};
