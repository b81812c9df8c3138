import { defineSafetyTopic } from '../define-topic.ts';
import { DEATH_WISH, SUICIDAL_THOUGHTS } from './death-wish.ts';
import { LEAVE_TAKING } from './leave-taking.ts';
import { MEANS_AT_HAND } from './means-at-hand.ts';
import { SUICIDE_ACTS } from './suicide-acts.ts';
import { SUICIDE_PLANS } from './suicide-plans.ts';

/** Suicide, most serious first. */
export const SUICIDE = defineSafetyTopic({
  key: 'suicide',
  label: 'suicide',
  groups: [
    ...SUICIDE_ACTS,
    ...SUICIDE_PLANS,
    ...LEAVE_TAKING,
    ...MEANS_AT_HAND,
    ...SUICIDAL_THOUGHTS,
    ...DEATH_WISH,
  ],
});
