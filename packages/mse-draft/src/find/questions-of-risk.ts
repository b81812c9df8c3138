import {
  ASKS,
  ELSE,
  MAY_ASK,
  NAMES_PATIENT,
  OF_FAMILY,
  OF_HARM,
  OF_OTHERS,
  OF_THIRD_PERSON,
} from './risk/question-wordings.ts';

const SENTENCES = /[^.?!]+[.?!]*/g;

/** Whether a question may ask about any of the topics: what tells most of a visit apart at little cost. */
export function mayAskOfRisk(question: string): boolean {
  return MAY_ASK.test(question) || ELSE.test(question);
}

/** What a question asks the patient, if it asks them and not for somebody else. */
export interface AskedOfPatient {
  readonly isOfPatient: boolean;
  readonly topics: string[];
  /** Its sentences that are of the patient. */
  readonly asked: string;
}

/**
 * What a question asks the patient about.
 *
 * @param question what was asked, or all of the turn where it refers to what was said before
 * @param before what the clinician said before it, for a question that goes on with it
 * @param isInterpreted somebody speaks for the patient, who is "he" or "she" then
 */
export function askedOfPatient(question: string, before: string, isInterpreted: boolean): AskedOfPatient {
  const isOfFamily = !NAMES_PATIENT.test(question) && OF_FAMILY.test(before);
  const asked = isOfFamily ? [] : sentencesOfPatient(question, isInterpreted);
  const topics = topicsIn(asked);
  const goesOn =
    asked.some((sentence) => ELSE.test(sentence)) &&
    topicsIn(sentencesOfPatient(before, isInterpreted)).some((topic) => OF_HARM.has(topic));
  return {
    isOfPatient: asked.length > 0,
    asked: asked.join(' '),
    topics: goesOn ? [...new Set([...topics, 'others_harm'])] : topics,
  };
}

function sentencesOfPatient(text: string, isInterpreted: boolean): string[] {
  return (text.match(SENTENCES) ?? []).filter(
    (sentence) => !OF_OTHERS.test(sentence) && (isInterpreted || !OF_THIRD_PERSON.test(sentence)),
  );
}

function topicsIn(sentences: readonly string[]): string[] {
  const inOne = sentences.map((sentence) => Object.keys(ASKS).filter((topic) => ASKS[topic]?.test(sentence)));
  return Object.keys(ASKS).filter((topic) =>
    inOne.some((topics) => topics.includes(topic) || (topic === 'suicide' && asksOfBoth(topics))),
  );
}

/** Wanting to be dead and harming oneself, in one breath, is suicide. */
function asksOfBoth(topics: readonly string[]): boolean {
  return topics.includes('passive_si') && topics.includes('self_harm');
}
