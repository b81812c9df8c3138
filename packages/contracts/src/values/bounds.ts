/**
 * Bounds the contract does not print, about ten times what is sent in practice: what is stored, listed and echoed must
 * not grow with the body of 1 MB. Text is counted in Unicode code points. `docs/decisions/bounds-beyond-the-contract.md`
 * says why.
 */
export const BOUNDS = {
  /** Text of an analysis request: a dosage, a unit, a value in words, a correlation id. None of it is stored. */
  text: 10_000,
  /** One entry of a medication list, directions included. */
  medicationEntry: 4_000,
  /** Name or code of an analyte, instrument or indicator. */
  name: 500,
  clinicianId: 512,
  /** Raw transcript of a visit: about eight hours of speech. */
  transcript: 400_000,
  /** Free text about a visit. */
  visitContext: 20_000,
  /** Note of one domain of an exam. */
  mseNote: 5_000,
  /** Names of the signals behind one domain of an exam. */
  mseSignals: 30,
  mseSignalName: 100,
  /** Domains of an exam; the catalog has 17. */
  mseDomains: 17,
  /** Option values of one domain; no domain of the catalog has so many. */
  mseValues: 50,
  mseWord: 64,
  /** Who signs an exam, for whom, and what is attested. */
  signerName: 200,
  signerDetail: 200,
  attestation: 2_000,
  /** A stored object of the caller's own shape: its fields, their names, and all of it as JSON. */
  metadataFields: 100,
  metadataFieldName: 256,
  metadataJson: 16_384,
} as const;
