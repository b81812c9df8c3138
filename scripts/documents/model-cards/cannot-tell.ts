/** What each engine is for, and what it cannot tell: written by hand, for a clinician. */
export interface Purpose {
  readonly title: string;
  readonly is: string;
  readonly cannot: readonly string[];
}

const ALWAYS = [
  'Whether what was sent is true, whole, or of this person.',
  'A diagnosis, a cause, or what to do. Every answer is for a clinician to review.',
];

export const PURPOSES = {
  dmse: {
    title: 'Speech and movement timing (dmse)',
    is: 'Sets four measured numbers of a session against fixed bands and, with enough earlier values, against the person themselves.',
    cannot: [
      'Mood, affect or intent: it measures timing. A quiet room, a language other than English or a slow connection move the numbers.',
      'Anything from one short session: confidence is low then, and said to be.',
      ...ALWAYS,
    ],
  },
  outcome: {
    title: 'Outcome trajectory (outcome)',
    is: 'Says whether symptoms got better, stayed or got worse, from the change of one lead scale and of response latency; sleep, number of medicines and laboratory values can lower the score and never make a direction.',
    cannot: [
      'Change smaller than measurement error, change older than 180 days, or change on scales that measure something else than symptoms.',
      'Whether a treatment caused the change.',
      'Suicide risk: a low score is no reassurance. Positive safety items and screens ask for review.',
      ...ALWAYS,
    ],
  },
  relapse: {
    title: 'Early warning of relapse (relapse)',
    is: 'Adds up to five signs into a score from 0 to 100 with a level; the agent joins reported indicators with weights of our own and a safety floor.',
    cannot: [
      'A probability: the points, weights and bands are ours and were not fitted to outcomes.',
      'What was not sent: a low level from one factor says little, and the answer says how many were there.',
      'Suicide risk. Words about safety set a flag and are quoted; they are never scored.',
      ...ALWAYS,
    ],
  },
  medication: {
    title: 'Medication response and interactions (medication)',
    is: 'The analysis compares symptom scores before and after a start, for medicines plausibly given for what the scale measures; the agent checks a free-text list for interactions, washouts, maximum doses and cautions.',
    cannot: [
      "Interactions in the analysis: they are the agent's. Every answer of the agent lists what it did not check.",
      'Medicines, doses and words it does not know; combinations and cautions that are on no row.',
      'Whether a medicine is taken as written, or caused the change that followed it.',
      ...ALWAYS,
    ],
  },
  biomarker: {
    title: 'Laboratory values and vital signs (biomarker)',
    is: 'Reads readings with their flags, their own ranges, adult ranges, critical and urgent limits and their dates; of one analyte the newest reading decides.',
    cannot: [
      'Children, pregnancy and other groups with ranges of their own: adult ranges are used, and the agent says so when it is told an age.',
      'Whether a sample was taken at the right time (levels at trough, fasting) or was haemolysed.',
      'Analytes and units it does not know: they are listed as not assessed.',
      ...ALWAYS,
    ],
  },
  mse: {
    title: 'Risk of a mental-status exam (mse)',
    is: 'Computes a level from recorded options and C-SSRS answers by fixed rules; drafts are for a person to review.',
    cannot: [
      'What was not asked: a missing answer is never a no, and an exam without risk options is not assessed.',
      'What a note means: notes never change the level; words about safety in one are quoted in a warning.',
      ...ALWAYS,
    ],
  },
} as const satisfies Record<string, Purpose>;
