export type { AgentKey, Agents } from './agents/agent.ts';
export { AGENTS } from './agents/agents.ts';
export {
  type AgentOptions,
  type PreparedAgent,
  type AgentRun,
  parseAgentRequest,
  prepareAgent,
  runAgent,
  wordAgent,
} from './agents/run-agent.ts';
export { LOOP_LIMITS, type LoopLimits } from './agents/run-loop.ts';
export { buildIntelligence } from './build-intelligence.ts';
export { InvalidInputError } from './invalid-input.ts';
export { isGrounded } from './grounding/is-grounded.ts';
export type {
  ModelMessage,
  ModelPort,
  ModelRequest,
  ModelStep,
  ModelTool,
  ModelToolCall,
  ModelUsage,
} from './model-port.ts';
export { isModelUnavailable, ModelUnavailableError, type UnavailableReason } from './model-unavailable.ts';
export { builtinModel } from './models/builtin.ts';
export {
  draftMse,
  type MseDraftRun,
  prepareDraft,
  type PreparedDraft,
  wordDraft,
} from './model-draft/draft-mse.ts';
export { composeNarrative, type NarrativeFacts } from './narrative.ts';
export { EXPLAIN_DEADLINE_MS, reason } from './reasoning.ts';
export {
  explain,
  type Products,
  parseRequest,
  type Scored,
  type ScoreOptions,
  score,
  scoreParsed,
  scoreWithModel,
  unknownInputs,
} from './score.ts';
