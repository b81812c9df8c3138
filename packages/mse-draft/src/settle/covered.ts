import type { Finding } from '../find/finding.ts';
import { isOnlyNearly } from './only-nearly.ts';
import { isReassuring } from './reassurances.ts';

/** Ordinary options that somebody has to have seen, and said so. Data. */
export const SEEN: ReadonlySet<string> = new Set([
  'appearance.well_groomed',
  'appearance.appropriately_dressed',
  'appearance.appears_stated_age',
  'appearance.casual',
  'behavior.calm',
  'behavior.cooperative',
  'attitude.cooperative',
  'attitude.engaged',
  'eye_contact.good',
  'psychomotor.normal',
  'speech.normal_rate',
  'affect.full_range',
  'affect.congruent',
  'thought_process.linear',
  'thought_process.goal_directed',
  'orientation.alert',
  'attention.intact',
  'memory.intact',
]);

const ASKS = /\?[\s"”]*$/;
/** What somebody passes on of what the person says is nothing seen. */
const PASSES_ON =
  /^\W*(?:he|she|they)(?: just| also)? (?:says?|said|tells?|told|answers?|replies|repl(?:y|ied))(?!\p{L})/iu;

/** What was passed that speaks against an option: tasks, and the mood that was asked for. Data. */
const TASKS: Readonly<Record<string, string>> = {
  'attention.mildly_impaired': 'attention',
  'attention.moderately_impaired': 'attention',
  'attention.distractible': 'attention',
  'memory.recent_impaired': 'recall',
  'orientation.disoriented_time': 'time',
  'orientation.disoriented_place': 'place',
  'orientation.fluctuating_alertness': 'time',
  'orientation.confused': 'time',
  'mood.irritable': 'mood',
  'mood.angry': 'mood',
  'mood.anxious': 'mood',
  'mood.guilty': 'mood',
};

/** Whether a task that was passed speaks against what was only likely by the words. */
export function isRefuted({ domain, value, basis }: Finding, passed: ReadonlyMap<string, unknown>): boolean {
  return basis !== 'clinician_observation' && passed.has(TASKS[`${domain}.${value}`] ?? '');
}

/** Whether a finding is no ordinary option, or one that somebody who saw it states; of oneself nobody sees it. */
export function isCovered({ domain, value, basis, speaker, quote }: Finding): boolean {
  const option = `${domain}.${value}`;
  if (!SEEN.has(option) && !isReassuring(option)) return true;
  return (
    basis === 'clinician_observation' &&
    !ASKS.test(quote) &&
    !PASSES_ON.test(quote) &&
    !isOnlyNearly(option, quote) &&
    !(isReassuring(option) && speaker === 'patient')
  );
}
