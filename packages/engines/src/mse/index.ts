export { assessMseRisk } from './assess-risk.ts';
export { diffMse } from './diff.ts';
export { mergeMse } from './merge.ts';
export { type RenderedMse, renderMse } from './render.ts';
export { droppedRisk, riskLowered } from './risk-change.ts';
export { type CssrsScore, scoreCssrs } from './score-cssrs.ts';
export { type MseValidation, validateMseSelection } from './validate-selection.ts';
export { mseWarnings } from './warnings.ts';
