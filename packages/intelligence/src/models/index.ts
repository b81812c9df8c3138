export type { RemoteModel } from './ai-sdk.ts';
export { anthropicModel } from './anthropic.ts';
export { builtinModel } from './builtin.ts';
export { guardModel, type ModelGuard } from './guard-model.ts';
export { openAiCompatibleModel } from './openai-compatible.ts';
export { type ScriptedTurn, scriptedModel } from './scripted.ts';
