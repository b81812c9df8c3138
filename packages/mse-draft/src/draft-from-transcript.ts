import { extract } from './extract-findings.ts';
import { draftOfExtraction, type MseDraft } from './make-draft.ts';
import type { TelemetryFinding } from './find/telemetry-finding.ts';
import { readTranscript } from './segment/read-transcript.ts';

/**
 * Drafts an examination from a transcript, offline and without a model. It records only what was said or stated as
 * observed; a reassuring option needs question and answer that cover all of its label.
 *
 * @param transcript raw text; anything in it is only text
 * @param options `telemetryFindings` as found by `findInTelemetry`, to be drafted beside what was heard
 */
export function draftFromTranscript(
  transcript: string,
  { telemetryFindings = [] }: { readonly telemetryFindings?: readonly TelemetryFinding[] } = {},
): MseDraft {
  return draftOfExtraction(extract(readTranscript(transcript), transcript), telemetryFindings);
}
