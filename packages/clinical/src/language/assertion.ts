import { OTHER_EXPERIENCERS, REPORTING_VERBS } from './experiencer-words.ts';
import { isNegated } from './negation.ts';
import type { Sentence } from './sentence.ts';

/**
 * Whose words a sentence is, and about whom: `first_person`, a patient about themselves; `note`, a clinician or a
 * dictated note about the patient; `to_patient`, a clinician to the patient; `informant`, somebody else about the patient.
 */
export type Perspective = 'first_person' | 'note' | 'to_patient' | 'informant';

/** What the words around a mention assert of it, as in ConText: negation, uncertainty, condition and experiencer. */
export interface Assertion {
  readonly negated: boolean;
  readonly hedged: boolean;
  readonly conditional: boolean;
  /** Said of what would be: "I would be fine". */
  readonly hypothetical: boolean;
  /** Who has or does it: the patient, or somebody else. */
  readonly experiencer: 'patient' | 'other';
}

const ENDS_SCOPE: ReadonlySet<string> = new Set(
  'but however though although except because yet unless until then while whereas instead besides plus'.split(
    ' ',
  ),
);
/** Verbs of a note that end the scope of what is denied. */
const NOTE_ENDS_SCOPE: ReadonlySet<string> = new Set(
  'report endorse admit describe state appear seem present reports notes claims expresses expressed acknowledges'.split(
    ' ',
  ),
);
const SUBJECTS: ReadonlySet<string> = new Set('i he she they we it there my you'.split(' '));
/** A subject after one of these goes on with the same statement. */
const GOES_ON: ReadonlySet<string> = new Set(
  'that think say feel believe if when know wish how what where mean whether and or as want like thought sure guess'.split(
    ' ',
  ),
);
const WOULD: ReadonlySet<string> = new Set(['would', 'could', 'should']);
const CONDITIONAL: ReadonlySet<string> = new Set(['if', 'unless', 'suppose', 'imagine', 'hypothetically']);
/** Words looked at before a match. */
const REACH = 14;

/**
 * What a sentence asserts of its words `from` to `to` (exclusive).
 *
 * @param ofOthers the wording names other people as those it is done to, so they do not make it theirs
 *
 * @example
 * ```ts
 * import { assertionOf, sentencesOf } from '@svc/clinical';
 *
 * const [sentence] = sentencesOf('I do not want to die.', 0, 21);
 * sentence && assertionOf(sentence, 5, 6, 'first_person');
 * // → {
 * //     negated: true,
 * //     hedged: false,
 * //     conditional: false,
 * //     hypothetical: false,
 * //     experiencer: 'patient'
 * //   }
 * ```
 */
export function assertionOf(
  sentence: Sentence,
  from: number,
  to: number,
  perspective: Perspective,
  ofOthers = false,
): Assertion {
  const { words } = sentence;
  const textAt = (index: number): string => words[index]?.text ?? '';
  const start = clauseStart(sentence, from, perspective);
  return {
    negated:
      isNegated(sentence, start, from, to) || (perspective === 'note' && isOnlyAsked(sentence, from, to)),
    hedged: sentence.hedges.some((at) => at >= Math.min(start, from) && at <= to),
    conditional: hasConditional(textAt, start, from),
    hypothetical:
      WOULD.has(textAt(from - 1)) ||
      (textAt(from - 1) === 'be' && WOULD.has(textAt(from - 2))) ||
      (textAt(from) === 'be' && WOULD.has(textAt(from - 1))),
    experiencer: isOtherExperiencer(sentence, start, from, to, perspective, ofOthers) ? 'other' : 'patient',
  };
}

/** "Asked about suicidal thoughts he shrugged": a note that holds the question and no answer to it. */
function isOnlyAsked({ text, at }: Sentence, from: number, to: number): boolean {
  return ASKED_ABOUT.test(text.slice(0, at[from] ?? 0)) && !ANSWERED.test(text.slice(at[to] ?? text.length));
}
const ASKED_ABOUT =
  /(?<![^ ])(?:asked|ask|inquired|enquired|questioned) (?:(?:him|her|them|patient|directly|again|specifically|the) )*(?:about|regarding|after) (?:[^ ]+ ){0,3}$/;
const ANSWERED =
  /(?<![^ ])(?:endorse|admit|report|yes|yeah|acknowledged?|nod|nodded|confirm(?:ed|s)?|every|describe|state|said|say|replied|daily|sometimes)(?![^ ])/;

/** Where the clause of a match begins. */
function clauseStart({ words }: Sentence, from: number, perspective: Perspective): number {
  const lowest = Math.max(0, from - REACH);
  for (let at = from - 1; at >= lowest; at -= 1) {
    const text = words[at]?.text ?? '';
    if (ENDS_SCOPE.has(text)) return at + 1;
    if (perspective === 'note' && NOTE_ENDS_SCOPE.has(text)) return at + 1;
    if (at === 0 || !SUBJECTS.has(text)) continue;
    const before = words[at - 1]?.text ?? '';
    if (text === 'my' && !words[at]?.afterPause) continue;
    if (before === 'and' && words[at - 2]?.text !== 'that' && text !== 'my') return at;
    if (words[at]?.afterPause && !REPORTING_VERBS.has(before)) return at;
    if (text === 'i' && !GOES_ON.has(before)) return at;
  }
  return lowest;
}

function hasConditional(textAt: (index: number) => string, start: number, from: number): boolean {
  for (let at = start; at < from; at += 1) {
    const text = textAt(at);
    if (CONDITIONAL.has(text) && textAt(at - 1) !== 'as' && textAt(at - 1) !== 'know') return true;
  }
  return false;
}

/** Whether a match is about somebody else than the patient. */
function isOtherExperiencer(
  sentence: Sentence,
  start: number,
  from: number,
  to: number,
  perspective: Perspective,
  ofOthers: boolean,
): boolean {
  const { words } = sentence;
  const inside = words.slice(from, to).map(({ text }) => text);
  if (perspective !== 'to_patient' && isDeath(sentence, start)) return true;
  if (perspective === 'first_person' || perspective === 'to_patient') {
    const self = perspective === 'first_person' ? FIRST_PERSON : SECOND_PERSON;
    if (inside.some((text) => self.has(text))) return false;
    if (!ofOthers && inside.some((text) => OTHERS_SELF.has(text))) return true;
    return subjectIsOther(words, start, from, self, true) || isOfOther(words, to);
  }
  if (perspective === 'informant') {
    if (inside.some((text) => text === 'myself')) return true;
    return subjectBefore(words, start, from) === 'i' && !inside.some((text) => THIRD_PERSON.has(text));
  }
  return subjectIsOther(words, start, from, THIRD_PERSON, false) || isOfOther(words, to);
}

/** "He took his own life at nineteen": who is spoken of as having died is not the patient. */
function isDeath({ words }: Sentence, start: number): boolean {
  const text = words
    .slice(start)
    .map((word) => word.text)
    .join(' ');
  return DIED.test(text) && !LIVED.test(text);
}
const DIED =
  /(?<![^ ])(?:took (?:his|her|their) own (?:life|lives)|killed (?:himself|herself|themselves)|ended (?:his|her|their) own life|(?:he|she|they|who) (?:committed|died (?:by|from)) suicide)(?![^ ])/;
const LIVED =
  /(?<![^ ])(?:i|me|my|myself|try|tried|attempt|attempted|nearly|almost|want|wanted|wish|would|will|might|if|could|survived|have|patient)(?![^ ])/;

const FIRST_PERSON: ReadonlySet<string> = new Set(['i', 'me', 'my', 'myself', 'mine']);
const SECOND_PERSON: ReadonlySet<string> = new Set(['you', 'your', 'yourself']);
const THIRD_PERSON: ReadonlySet<string> = new Set(
  'he she they patient him her his their himself herself themselves client'.split(' '),
);
const OTHERS_SELF: ReadonlySet<string> = new Set(
  'himself herself themselves themself he she his her'.split(' '),
);

/** The last word before a match that can be a subject. */
function subjectBefore(words: Sentence['words'], start: number, from: number): string | undefined {
  for (let at = from - 1; at >= start; at -= 1) {
    const text = words[at]?.text ?? '';
    if (text === 'i' || THIRD_PERSON.has(text) || OTHER_EXPERIENCERS.has(text)) return text;
  }
  return undefined;
}

/**
 * Whether the subject before a match is somebody else. Somebody named after "I" is an object ("I told my mom I want
 * to"), unless the verb between reports ("I think my brother hears").
 */
function subjectIsOther(
  words: Sentence['words'],
  start: number,
  from: number,
  self: ReadonlySet<string>,
  pronounsAreOther: boolean,
): boolean {
  let other = false;
  let selfSeen = false;
  for (let at = start; at < from; at += 1) {
    const text = words[at]?.text ?? '';
    if (self.has(text) && text !== 'my' && text !== 'your' && !ownsPerson(words, at)) {
      const next = words[at + 1]?.text ?? '';
      if (!REPORTING_VERBS.has(next) || !namesPerson(words, at + 2)) {
        selfSeen = true;
        other = false;
      }
      continue;
    }
    if (!pronounsAreOther && (text === 'he' || text === 'she' || text === 'they')) continue;
    if (OTHER_EXPERIENCERS.has(text) && (!selfSeen || isSubject(words, at))) other = true;
  }
  return other;
}

/** "Their mother had schizophrenia": whose mother it is does not make it theirs. */
function ownsPerson(words: Sentence['words'], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  // "His mother", "his best friend".
  return (
    POSSESSIVES.has(text) &&
    [words[at + 1]?.text ?? '', words[at + 2]?.text ?? ''].some(
      (next) => OTHER_EXPERIENCERS.has(next) && !THIRD_PERSON.has(next),
    ) &&
    !THIRD_PERSON.has(words[at + 1]?.text ?? '')
  );
}
const POSSESSIVES: ReadonlySet<string> = new Set(['his', 'her', 'their', 'patient']);

/** "I think (that) my brother": a person named straight after the reporting verb. */
function namesPerson(words: Sentence['words'], at: number): boolean {
  for (let step = at; step < at + 3; step += 1) {
    const text = words[step]?.text ?? '';
    if (OTHER_EXPERIENCERS.has(text)) return true;
    if (!['that', 'my', 'the', 'our', 'his', 'her', 'a'].includes(text)) return false;
  }
  return false;
}

/** After "I", another person is a subject only at a new start: "I live with my wife, she hears voices". */
function isSubject(words: Sentence['words'], at: number): boolean {
  const text = words[at]?.text ?? '';
  const before = words[at - 1]?.text ?? '';
  if (text === 'he' || text === 'she' || text === 'they') return true;
  return (
    (before === 'my' || before === 'the') &&
    ['and', 'when', 'after', 'since'].includes(words[at - 2]?.text ?? '')
  );
}

/** "Suicide of my friend", "suicide attempt by her mother". */
function isOfOther(words: Sentence['words'], to: number): boolean {
  const next = words[to]?.text;
  if (next !== 'of' && next !== 'by' && next !== 'in') return false;
  return [1, 2, 3].some((step) => {
    const text = words[to + step]?.text ?? '';
    return OTHER_EXPERIENCERS.has(text) && text !== 'they' && text !== 'he' && text !== 'she';
  });
}
