export { buildIntelligence } from './build-intelligence.ts';
export { isGrounded } from './grounding.ts';
export type {
  ModelMessage,
  ModelPort,
  ModelRequest,
  ModelStep,
  ModelTool,
  ModelToolCall,
} from './model-port.ts';
export { builtinModel } from './models/builtin.ts';
export { composeNarrative, type NarrativeFacts } from './narrative.ts';
export { EXPLAIN_DEADLINE_MS, reason } from './reasoning.ts';
export {
  explain,
  InvalidInputError,
  type Products,
  parseRequest,
  type Scored,
  type ScoreOptions,
  score,
  scoreParsed,
  scoreWithModel,
} from './score.ts';
