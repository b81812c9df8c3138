// Every engine, a line each: with its folder and its contract file this is all a further one needs.
export { biomarker } from './biomarker/analyze.ts';
export { dmse } from './dmse/analyze.ts';
export { medication } from './medication/analyze.ts';
export { outcome } from './outcome/analyze.ts';
export { relapse } from './relapse/analyze.ts';
