export { anthropicModel } from './anthropic.ts';
export { builtinModel } from './builtin.ts';
export { guardModel, type ModelGuard } from './guard-model.ts';
export { openAiCompatibleModel } from './openai-compatible.ts';
export type { RemoteModel } from './remote-model.ts';
export { type ScriptedTurn, scriptedModel } from './scripted.ts';
