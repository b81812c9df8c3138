import type { VisitModel } from './visit-model.ts';
export const SPREADS_OF_STATEMENTS: readonly number[] = [];
export const CONCERN: VisitModel = { bias: 0, own: 0, from: 0, steps: '', weights: '' };
export const TOPICS: Readonly<Record<string, VisitModel>> = {};
