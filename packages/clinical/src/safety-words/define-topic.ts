import { compile, patternSource } from '../language/pattern.ts';
import { alternativesOf } from './first-letters.ts';
import { inFull } from './wording-classes.ts';

/** How much words about suicide say: a wish to be dead, thoughts of taking one's life, or a plan, preparation or act. */
export type SafetyGrade = 'wish' | 'thoughts' | 'plan';

/** Wordings about one thing that are read in the same way. */
export interface WordingGroup {
  readonly grade?: SafetyGrade;
  /** The wording names somebody it is done to or by, so another person in it does not make it theirs. */
  readonly ofOthers?: true;
  /** Whoever the subject is, it is about the patient: "his son cannot wake him". */
  readonly bySomebody?: true;
  /** The wording holds its own no: "nothing to live for" is no denial. */
  readonly wordings: readonly string[];
  /** Words of classes that say it together, in any order and not far from each other; the rarest class first. */
  readonly together?: readonly (readonly string[])[];
  /** What in the same sentence makes it something harmless: "for the boat" beside a rope. */
  readonly unless?: readonly string[];
}

/** The source of a regular expression, and what else must stand near what it matches. */
export interface Wording {
  readonly source: string;
  readonly near: readonly RegExp[];
}

/** What a word about safety is about. */
export interface SafetyTopic extends Omit<WordingGroup, 'wordings' | 'together' | 'unless'> {
  readonly key: string;
  /** As it is named to a clinician. */
  readonly label: string;
  readonly wordings: readonly Wording[];
  readonly unless?: RegExp;
}

/**
 * Makes the matchers of a topic. Wordings are regular expressions over normal words joined by spaces, written as people
 * speak: `{self}` is himself, myself and so on, `{gap}` up to three further words, the other names stand for the words of
 * a class (wording-classes.ts). They are chosen for precision: what is vague or a manner of speaking is left out.
 */
export function defineSafetyTopic(topic: {
  readonly key: string;
  readonly label: string;
  readonly groups: readonly WordingGroup[];
}): SafetyTopic[] {
  const { key, label, groups } = topic;
  return groups.map(({ wordings, together = [], unless, ...group }) => ({
    key,
    label,
    ...group,
    wordings: [
      ...wordings.flatMap((wording) => wordingsOf(wording, [])),
      ...together.flatMap(([first = '', ...others]) =>
        wordingsOf(
          first,
          others.map((words) => compile([inFull(words)])),
        ),
      ),
    ],
    ...(unless && { unless: compile(unless.map(inFull)) }),
  }));
}

function wordingsOf(pattern: string, near: readonly RegExp[]): Wording[] {
  return alternativesOf(patternSource(inFull(pattern))).map((source) => ({ source, near }));
}
