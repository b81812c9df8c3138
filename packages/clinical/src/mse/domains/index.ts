import type { MseDomain } from '../define-domain.ts';
import { APPEARANCE } from './appearance.ts';
import { BEHAVIOR } from './behavior.ts';
import { ATTITUDE } from './attitude.ts';
import { EYE_CONTACT } from './eye-contact.ts';
import { PSYCHOMOTOR } from './psychomotor.ts';
import { SPEECH } from './speech.ts';
import { MOOD } from './mood.ts';
import { AFFECT } from './affect.ts';
import { THOUGHT_PROCESS } from './thought-process.ts';
import { THOUGHT_CONTENT } from './thought-content.ts';
import { PERCEPTION } from './perception.ts';
import { ORIENTATION } from './orientation.ts';
import { ATTENTION } from './attention.ts';
import { MEMORY } from './memory.ts';
import { INSIGHT } from './insight.ts';
import { JUDGMENT } from './judgment.ts';
import { RISK } from './risk.ts';

/** The domains in the order of the narrative. A further domain is one file and one line here. */
export const MSE_DOMAINS: readonly MseDomain[] = [
  APPEARANCE,
  BEHAVIOR,
  ATTITUDE,
  EYE_CONTACT,
  PSYCHOMOTOR,
  SPEECH,
  MOOD,
  AFFECT,
  THOUGHT_PROCESS,
  THOUGHT_CONTENT,
  PERCEPTION,
  ORIENTATION,
  ATTENTION,
  MEMORY,
  INSIGHT,
  JUDGMENT,
  RISK,
];
