export type { ConcernReason, ConcernStatement } from './concerns/concern-statement.ts';
export { type DraftedMse, draftMseSelection } from './draft-mse-selection.ts';
export { extractFindings, scanRisk } from './extract-findings.ts';
export type { Finding } from './finding.ts';
export { isModelAddable } from './model-proposals.ts';
export { evidenceOf } from './prompt-injection/separate-injections.ts';
export { readTranscript } from './transcript/read-transcript.ts';
export type { Speaker, Turn } from './transcript/turn.ts';
