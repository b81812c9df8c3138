export { findSafetyWords, type SafetyWords } from './find-safety-words.ts';
export {
  findSaidWords,
  type SaidWords,
  saidLabel,
  saidSentence,
  saidWarning,
  type SentText,
} from './said.ts';
