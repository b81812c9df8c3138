export type { AgentEvaluation, AgentFinding, AgentRisk } from './agents/agent-evaluation.ts';
export type { AssessedSignal } from './dmse/dmse-findings.ts';
export { assessSignals } from './dmse/assess.ts';
export type { Cuts } from './dmse/population-bands.ts';
export { signalKeyOf } from './dmse/define-metric.ts';
export type { ComparableInput, Engine, EngineContext, EngineDescription, Evaluation } from './engine.ts';
export * from './engines.ts';
export { readValue, readWord } from './biomarker/read-value.ts';
export type { Comparator, SentNumber, Word } from './biomarker/sent-value.ts';
export { checkInteractions } from './agents/medication/check-interactions.ts';
export { farAboveMaximum, type HighDose } from './agents/medication/far-above-maximum.ts';
export { recogniseLine } from './medication-lines/recognise-line.ts';
export { editDistance } from './medication-lines/spelling.ts';
export type { NotTaken, RecognisedDrug, RecognisedLine } from './medication-lines/recognised-line.ts';
export { assessMseRisk } from './mse/assess-risk.ts';
export { diffMse } from './mse/diff.ts';
export { mergeMse } from './mse/merge.ts';
export { type RenderedMse, renderMse } from './mse/render.ts';
export { droppedRisk, riskLowered } from './mse/risk-change.ts';
export { type CssrsScore, scoreCssrs } from './mse/score-cssrs.ts';
export { type MseValidation, validateMseSelection } from './mse/validate-selection.ts';
export { mseWarnings } from './mse/warnings.ts';
export { evaluatePanel } from './agents/biomarker/evaluate-panel.ts';
export { type CalibratedSet, type ParameterSpec, resolveParameters } from './parameters.ts';
export { ENGINES } from './registry.ts';
export { describeSignalModel } from './agents/relapse/describe-signal-model.ts';
export { scoreRelapse } from './agents/relapse/score-relapse.ts';
export {
  locateSafetyWords,
  safetyWordsLabel,
  safetyWordsSentence,
  safetyWordsWarning,
  type LocatedSafetyWords,
  type SentText,
} from './safety-words/locate-safety-words.ts';
export { scoreInstruments } from './agents/outcome/score-instruments.ts';
export { withContext } from './with-context/with-context.ts';
export { withSignsInContext } from './agents/relapse/with-signs-in-context.ts';
