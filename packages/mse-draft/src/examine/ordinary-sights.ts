import type { Observation } from '../attribute/statements.ts';
import { classifyObserved, type ObservedScores } from '../find/classifier/classify.ts';
import type { ObservedOption } from '../find/classifier/outputs.ts';
import type { Finding } from '../find/finding.ts';
import { findingOfObservation } from '../find/finding-of-statement.ts';
import { sightsIn } from './ordinary.ts';
import type { Sight } from './ordinary-topics.ts';

/** What stands against an ordinary sight, whoever of the visit sees it. Data. */
const AGAINST: Readonly<Record<Sight, readonly ObservedOption[]>> = {
  'appearance.well_groomed': ['appearance.disheveled', 'appearance.poor_hygiene'],
  'behavior.calm': ['behavior.agitated', 'behavior.restless', 'behavior.responding_to_internal_stimuli'],
  'attitude.cooperative': ['attitude.guarded', 'attitude.suspicious', 'behavior.agitated'],
  'eye_contact.good': ['eye_contact.poor', 'eye_contact.avoidant', 'eye_contact.staring'],
  'psychomotor.normal': [
    'psychomotor.agitated',
    'psychomotor.fidgeting',
    'psychomotor.slowed',
    'psychomotor.tremor',
    'psychomotor.unsteady_gait',
    'behavior.repetitive_movements',
  ],
  'speech.normal_rate': [
    'speech.slowed',
    'speech.rapid',
    'speech.pressured',
    'speech.slurred',
    'speech.latency_increased',
  ],
  'affect.full_range': [
    'affect.flat',
    'affect.blunted',
    'affect.constricted',
    'affect.labile',
    'affect.anxious',
  ],
  'affect.congruent': ['affect.incongruent', 'affect.flat', 'affect.labile'],
  'thought_process.linear': [],
  'orientation.alert': [],
};
const ASKS = /\?\s*$/;

/** Ordinary options that somebody who sees the patient states, where nobody sees the contrary. */
export function ordinarySights(observations: readonly Observation[], transcript: string): Finding[] {
  const stated = observations.filter(({ words }) => !ASKS.test(words));
  const found = stated.flatMap((observation) =>
    sightsIn(observation.words).map((sight) => ({ sight, observation })),
  );
  if (found.length === 0) return [];
  const scores = stated.map(
    ({ words }): ObservedScores => classifyObserved({ question: '', statement: words }),
  );
  return found
    .filter(({ sight }) => !AGAINST[sight].some((option) => scores.some((seen) => seen[option] >= 0)))
    .map(({ sight, observation }) =>
      findingOfObservation(sight.split('.') as [string, string], observation, transcript),
    );
}
