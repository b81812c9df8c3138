import type { Speaker } from './turn.ts';

/** Counts over the turns of one label. */
export interface SpeakerStatistics {
  readonly label: string;
  readonly turns: number;
  /** Turns that ask something of the other. */
  readonly questions: number;
  readonly firstPerson: number;
  readonly thirdPerson: number;
  /** Turns that begin with what somebody says: an interpreter's. */
  readonly reports: number;
  readonly characters: number;
}

const ASKS =
  /\?|^\s*(?:and |so |ok(?:ay)?[, ]+|well )?(?:how|what|when|where|who|why|which|do you|did you|have you|are you|is there|any |can you|could you|tell me|would you|were you|has anyone|describe)\b/i;
const THIRD_PERSON = /\b(?:he|she|his|her|him|hers|himself|herself|dad|mum|mom|doctor)\b/gi;
const REPORTS =
  /^[^\w[]{0,10}(?:\[[^\]]{0,80}\][^\w[]{0,10})?(?:he|she|they|the patient) (?:says?|said|asks?|is saying|is asking)\b/i;
const FIRST_PERSON = /\b(?:i|i'm|i’m|im|i've|ive|my|me|myself)\b/gi;

/** Counts in the words of one label. */
export function speakerStatisticsOf(label: string, texts: readonly string[]): SpeakerStatistics {
  return {
    label,
    turns: texts.length,
    questions: texts.filter((text) => ASKS.test(text)).length,
    firstPerson: texts.reduce((sum, text) => sum + (text.match(FIRST_PERSON)?.length ?? 0), 0),
    thirdPerson: texts.reduce((sum, text) => sum + (text.match(THIRD_PERSON)?.length ?? 0), 0),
    reports: texts.filter((text) => REPORTS.test(text)).length,
    characters: texts.reduce((sum, text) => sum + text.length, 0),
  };
}

/** Share of turns that ask, from which an unnamed speaker with many turns is a second clinician. Ours. */
const ASKING_SHARE = 0.4;

/**
 * Roles of labels that name none: who asks most is the clinician, who speaks most of themselves is the patient. An
 * unnamed speaker beside a labelled patient stays unknown: one line with a label takes nobody's words away, and nobody
 * reassures for the patient.
 *
 * @param known how many turns each role has by its labels
 */
export function inferSpeakers(
  unnamed: readonly SpeakerStatistics[],
  known: ReadonlyMap<Speaker, number>,
): ReadonlyMap<string, Speaker> {
  const roles = new Map<string, Speaker>();
  const left = [...unnamed];
  const asking = ({ questions, turns, firstPerson }: SpeakerStatistics): number =>
    (questions - firstPerson / 4) / turns;
  const isClinician = (speaker: SpeakerStatistics): boolean => {
    const labelled = known.get('clinician') ?? 0;
    if (labelled === 0) return speaker.questions > 0;
    return speaker.turns > labelled && asking(speaker) >= ASKING_SHARE;
  };
  left.sort((a, b) => asking(b) - asking(a));
  const [asker] = left;
  if (asker && isClinician(asker)) {
    roles.set(asker.label, 'clinician');
    left.shift();
  }
  left.sort((a, b) => ofSelf(b) - ofSelf(a));
  const hasPatient = (known.get('patient') ?? 0) > 0;
  left.forEach(({ label }, index) => {
    if (hasPatient) roles.set(label, 'unknown');
    else roles.set(label, index === 0 ? 'patient' : 'other');
  });
  return roles;
}

/** How much a speaker speaks of themselves, and of nobody else. */
export function ofSelf({ turns, firstPerson, thirdPerson }: SpeakerStatistics): number {
  return turns * 2 + firstPerson - thirdPerson * 2;
}

/** Share of turns that report, from which a speaker interprets. Ours. */
const REPORTING_SHARE = 0.3;

/** Whether a speaker says in most of what they say what somebody else says. */
export function interprets({ turns, reports }: SpeakerStatistics): boolean {
  return reports >= 2 && reports / turns >= REPORTING_SHARE;
}
