export interface InstrumentCode {
  readonly instrumentId: string;
  readonly instrumentName: string;
  /** Highest possible score: with it the service knows which scale of an instrument a score belongs to. */
  readonly maxScore: number;
}

/** What the record calls by LOINC code, in the words of the service. */
export const INSTRUMENT_BY_LOINC: ReadonlyMap<string, InstrumentCode> = new Map([
  ['44261-6', { instrumentId: 'phq9', instrumentName: 'PHQ-9', maxScore: 27 }],
  ['55758-7', { instrumentId: 'phq2', instrumentName: 'PHQ-2', maxScore: 6 }],
  ['89204-2', { instrumentId: 'phqa', instrumentName: 'PHQ-A', maxScore: 27 }],
  ['70274-6', { instrumentId: 'gad7', instrumentName: 'GAD-7', maxScore: 21 }],
  ['75626-2', { instrumentId: 'auditc', instrumentName: 'AUDIT-C', maxScore: 12 }],
  ['82667-7', { instrumentId: 'dast10', instrumentName: 'DAST-10', maxScore: 10 }],
  ['76504-0', { instrumentId: 'hark', instrumentName: 'HARK', maxScore: 4 }],
  ['72106-8', { instrumentId: 'mmse', instrumentName: 'MMSE', maxScore: 30 }],
  ['72514-3', { instrumentId: 'pain_nrs', instrumentName: 'Pain 0-10 rating', maxScore: 10 }],
]);
