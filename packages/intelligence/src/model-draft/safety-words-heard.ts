import { type LocatedSafetyWords, locateSafetyWords } from '@svc/engines';
import { readTranscript } from '@svc/mse-draft';

/** Topics an exam has no option for; the draft covers suicide, self-harm, killing, violence and command voices. */
const NO_OPTION: ReadonlySet<string> = new Set([
  'abuse',
  'weapon',
  'fire',
  'child_at_risk',
  'not_eating_or_drinking',
  'cannot_be_woken',
  'unsafe',
]);

/**
 * Words of risk that a patient or somebody with them said and that no option of an exam stands for. What a clinician
 * asks is not a finding.
 *
 * @param year the present calendar year
 */
export function safetyWordsHeard(transcript: string, year: number): LocatedSafetyWords[] {
  const said = readTranscript(transcript)
    .filter(({ speaker }) => speaker === 'patient' || speaker === 'other')
    .map(({ text }) => ({ where: 'transcript', text }));
  return locateSafetyWords(said, year).filter(({ topic }) => NO_OPTION.has(topic));
}
