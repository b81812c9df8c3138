import type {
  BiomarkerAgentResponse,
  MedicationAgentResponse,
  OutcomeAgentResponse,
  RelapseAgentResponse,
} from '@svc/contracts';

type Given<Schema extends { readonly _zod: { readonly output: unknown } }> = Schema['_zod']['output'];

/** Answer of each agent. */
export interface Agents {
  readonly medication: Given<typeof MedicationAgentResponse>;
  readonly biomarker: Given<typeof BiomarkerAgentResponse>;
  readonly outcome: Given<typeof OutcomeAgentResponse>;
  readonly relapse: Given<typeof RelapseAgentResponse>;
}
