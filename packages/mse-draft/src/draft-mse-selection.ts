import type { MseSelection, MseSelectionEntry, MseTelemetry } from '@svc/contracts';
import type { AskedQuestion, Evidence } from './evidence.ts';
import type { ConcernStatement } from './word/concern-statement.ts';
import { draftFromTranscript } from './draft-from-transcript.ts';
import type { DraftEntry, MseDraft } from './make-draft.ts';
import { isEnglish } from './segment/is-english.ts';
import { draftFromTelemetry, findInTelemetry } from './draft-from-telemetry.ts';

/** A proposed examination as the record takes it. */
export interface DraftedMse {
  readonly selection: MseSelection;
  /** Quotes of the transcript, word for word, and references to signals. */
  readonly citations: readonly string[];
  readonly warnings: readonly string[];
  /** What the measurements gave, each with its number. */
  readonly signals: readonly string[];
  /** What was said and may be risk though no option of the selection rests on it, in the order of the transcript. */
  readonly toClarify: readonly ConcernStatement[];
  /** Where the words stand that each option and each statement to clarify rests on. */
  readonly evidence: readonly Evidence[];
  /** Questions of the suicide screen that were asked and plainly denied: for a clinician to set. */
  readonly asked: readonly AskedQuestion[];
}

/**
 * Drafts an examination from what was said, measured or both, offline and without a model. What was not heard is
 * absent and named in the warnings; nothing heard is ever a C-SSRS no.
 *
 * @param visit a transcript of any length, read in time in proportion to it, and measurements in seconds, words per
 *   minute, episodes a session and percent
 *
 * @example
 * ```ts
 * import { draftMseSelection } from '@svc/mse-draft';
 *
 * const { selection } = draftMseSelection({ transcript: 'Clinician: How is your mood?\nPatient: I feel depressed.' });
 * selection.mood?.values; // → [ 'depressed' ]
 * ```
 */
export function draftMseSelection({
  transcript = '',
  telemetry,
}: {
  readonly transcript?: string | undefined;
  readonly telemetry?: MseTelemetry | undefined;
}): DraftedMse {
  const measured = telemetry === undefined ? null : draftFromTelemetry(telemetry);
  if (transcript.trim() === '') return drafted(measured ?? EMPTY, measured);
  if (!isEnglish(transcript)) return drafted(unread(measured ?? EMPTY), measured);
  const telemetryFindings = telemetry === undefined ? [] : findInTelemetry(telemetry);
  return drafted(draftFromTranscript(transcript, { telemetryFindings }), measured);
}

const EMPTY: MseDraft = {
  selection: {},
  citations: [],
  warnings: [],
  toClarify: [],
  evidence: [],
  asked: [],
};

/** What is not understood is said to be so: silence would look like calm. */
function unread(draft: MseDraft): MseDraft {
  return { ...draft, warnings: ['Transcript not read: not English.', ...draft.warnings] };
}

function drafted(
  { selection, citations, warnings, toClarify, evidence, asked }: MseDraft,
  measured: MseDraft | null,
): DraftedMse {
  const unmeasured = measured?.warnings.filter((warning) => !warning.startsWith('Not heard')) ?? [];
  return {
    selection: Object.fromEntries(
      Object.entries(selection).map(([domain, entry]) => [domain, selectionEntry(entry)]),
    ),
    citations,
    warnings: [...new Set([...warnings, ...unmeasured])],
    signals: measured?.citations ?? [],
    toClarify,
    evidence,
    asked,
  };
}

function selectionEntry({
  values,
  provenance,
  confidence,
  supportingSignals,
  cssrs,
}: DraftEntry): MseSelectionEntry {
  return {
    values: [...values],
    provenance,
    confidence,
    ...(supportingSignals === undefined ? {} : { supportingSignals: [...supportingSignals] }),
    ...(cssrs === undefined ? {} : { cssrs }),
  };
}
