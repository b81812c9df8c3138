/** A regular expression that the linter suspects and that is linear all the same. */
export interface Exception {
  readonly file: string;
  /** Part of the line of code, or of the source of a built expression. */
  readonly code: string;
  readonly reason: string;
}

/** One that suspects nothing any more has to go. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'packages/mse-draft/src/attribute/names.ts',
    code: 'export const WORD =',
    reason: 'a run of letters always matches and is consumed whole; used with matchAll and replace alone',
  },
  {
    file: 'packages/engines/src/medication-lines/line-words.ts',
    code: 'const TOKEN =',
    reason: 'what may repeat comes last in its alternative, so a run always matches and is consumed whole',
  },
  {
    file: 'packages/engines/src/medication-lines/line-words.ts',
    code: 'const ASCII_TOKEN =',
    reason: 'what may repeat comes last in its alternative, so a run always matches and is consumed whole',
  },
  {
    file: 'packages/engines/src/context/context-facts.ts',
    code: 'before.search(',
    reason: 'looks at 80 characters at most',
  },
  {
    file: 'packages/engines/src/biomarker/read-range.ts',
    code: String.raw`^([+-]?[.,]?\d+(`,
    reason: 'reads 60 characters at most, and takes their square at most',
  },
];
