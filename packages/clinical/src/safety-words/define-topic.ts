/** How much words about suicide say: a wish to be dead, thoughts of taking one's life, or a plan, preparation or act. */
export type SafetyGrade = 'wish' | 'thoughts' | 'plan';

/**
 * Wordings about one thing that are read in the same way. A wording is a regular expression over normal words joined by
 * spaces, written as people speak: `{self}` is himself, myself and so on, `{gap}` up to three further words, the other names
 * stand for the words of a class (wording-classes.ts). They are chosen for precision: what is vague or a manner of
 * speaking is left out.
 */
export interface WordingGroup {
  readonly grade?: SafetyGrade;
  /** The wording names somebody it is done to or by, so another person in it does not make it theirs. */
  readonly ofOthers?: true;
  /** Whoever the subject is, it is about the patient: "his son cannot wake him". */
  readonly bySomebody?: true;
  readonly wordings: readonly string[];
  /** Wordings that say it together, in any order and not far from each other; the rarest first. */
  readonly together?: readonly (readonly string[])[];
  /** What near it makes it something harmless: "for the boat" beside a rope. */
  readonly unless?: readonly string[];
}

/** What a word about safety is about, with some of its wordings. */
export interface SafetyTopic extends WordingGroup {
  readonly key: string;
  /** As it is named to a clinician. */
  readonly label: string;
}

/** Names the wordings of a topic. */
export function defineSafetyTopic(topic: {
  readonly key: string;
  readonly label: string;
  readonly groups: readonly WordingGroup[];
}): SafetyTopic[] {
  const { key, label, groups } = topic;
  return groups.map((group) => ({ key, label, ...group }));
}
