import type {
  BiomarkerAgentRequest,
  BiomarkerAgentResponse,
  MedicationAgentRequest,
  MedicationAgentResponse,
  OutcomeAgentRequest,
  OutcomeAgentResponse,
  RelapseAgentRequest,
  RelapseAgentResponse,
} from '@svc/contracts';
import type { AgentEvaluation, SentText } from '@svc/engines';
import type * as z from 'zod';

/** Requests and answers by agent. */
export interface Agents {
  medication: {
    request: z.infer<typeof MedicationAgentRequest>;
    response: z.infer<typeof MedicationAgentResponse>;
  };
  biomarker: {
    request: z.infer<typeof BiomarkerAgentRequest>;
    response: z.infer<typeof BiomarkerAgentResponse>;
  };
  outcome: { request: z.infer<typeof OutcomeAgentRequest>; response: z.infer<typeof OutcomeAgentResponse> };
  relapse: { request: z.infer<typeof RelapseAgentRequest>; response: z.infer<typeof RelapseAgentResponse> };
}

export type AgentKey = keyof Agents;

/** A tool that only looks something up before the engine runs; its answer depends on the request alone. */
interface LookUpTool<Request> {
  readonly name: string;
  readonly description: string;
  run(request: Request): unknown;
}

/** One agent: what it is told, its tools in order, and the engine that decides. */
export interface Agent<Request = never, Assessment = unknown> {
  readonly product: AgentKey;
  readonly input: z.ZodType<Request>;
  /** One sentence on what the request holds. */
  readonly task: string;
  readonly lookUps: readonly LookUpTool<Request>[];
  /** Name and description of the tool that runs the engine. */
  readonly engineTool: { readonly name: string; readonly description: string };
  /** @param now milliseconds since the epoch */
  evaluate(request: Request, now?: number): AgentEvaluation<Assessment>;
  /** Free text besides the context, searched for words about safety. */
  readonly texts?: (request: Request) => readonly SentText[];
  readonly disclaimer: string;
}

/** Said at the end of every disclaimer. */
export const DISCLAIMER_END =
  'The wording may come from a language model that explains what the rules found and decides nothing. No action is taken automatically.';
