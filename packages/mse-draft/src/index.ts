export type { ConcernReason, ConcernStatement } from './word/concern-statement.ts';
export { type DraftedMse, draftMseSelection } from './draft-mse-selection.ts';
export type { AskedQuestion, Evidence } from './evidence.ts';
export { extractFindings, scanRisk } from './extract-findings.ts';
export type { Finding } from './find/finding.ts';
export { isModelAddable } from './settle/model-proposals.ts';
export { evidenceOf } from './segment/prompt-injection/separate-injections.ts';
export { readTranscript } from './segment/read-transcript.ts';
export type { Speaker, Turn } from './segment/turn.ts';
