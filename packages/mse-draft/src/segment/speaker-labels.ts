import type { Speaker } from './turn.ts';

type Role = Exclude<Speaker, 'unknown'>;

/** Words that name a role, also inside a longer label ("Dr. Lee", "Nurse Kelly", "Maria (patient)"). Data. */
const ROLE_WORDS: ReadonlyMap<string, Role> = new Map(
  (
    [
      [
        'clinician',
        'dr doctor doc md clinician therapist psychiatrist psychologist provider interviewer nurse rn np pa physician gp examiner assessor practitioner counselor counsellor lcsw msw lpc lmft phd psyd consultant registrar resident attending psychotherapist pmhnp crisis evaluator screener hcp dictation dictated psych cpn counsellors keyworker worker guidance liaison dietitian psychol',
      ],
      ['patient', 'patient pt client pat participant interviewee caller'],
      [
        'other',
        'mother mom mum father dad wife husband partner spouse daughter son sister brother parent parents guardian carer caregiver aunt uncle grandmother grandfather grandma grandpa friend informant family interpreter girlfriend boyfriend roommate collateral relative neighbor neighbour stepmother stepfather stepmom stepdad mam mama papa gran nan nana grandson granddaughter translator fiance fiancee companion aide niece nephew cousin observer officer paramedic staff',
      ],
    ] as const
  ).flatMap(([role, words]) => words.split(' ').map((word): [string, Role] => [word, role])),
);

/** Short labels whose meaning depends on the others: which role, and beside which label. */
const LETTERS: Readonly<Record<string, (labels: ReadonlySet<string>) => Role>> = {
  p: () => 'patient',
  t: () => 'clinician',
  d: () => 'clinician',
  i: () => 'clinician',
  q: () => 'clinician',
  th: () => 'clinician',
  r: () => 'patient',
  a: (labels) => (labels.has('p') ? 'clinician' : 'patient'),
  c: (labels) => (labels.has('t') || labels.has('th') || labels.has('d') ? 'patient' : 'clinician'),
  m: (labels) => (labels.has('p') || labels.has('patient') || labels.has('pt') ? 'other' : 'patient'),
};

/** Headings of a note, which are no speakers. */
const HEADINGS: ReadonlySet<string> = new Set(
  [
    'mood affect speech appearance behavior behaviour attitude eye psychomotor thought thoughts perception orientation',
    'attention concentration memory insight judgment judgement risk plan assessment subjective objective hpi history',
    'mse impression note notes diagnosis medications medication allergies date time chief complaint content process',
    'sleep appetite energy safety substance substances social pmh psychiatric ros vitals labs id summary visit',
    'session transcript reason presenting cognition sensorium motor hygiene grooming language suicidality homicidality',
    'si hi avh recommendation recommendations follow context background setting duration location warning system',
    'physical hx re collateral instruction instructions important reminder example p.s ps re subject title recording diagnosis next cognitive',
  ].flatMap((line) => line.split(' ')),
);

/** A label in one form: lower case, without brackets, titles' points, times. */
export function plainLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?/g, ' ')
    .replace(/[^\p{L}\p{N}_' ]+/gu, ' ')
    .replace(/^ *chat /, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a label is the heading of a note. */
export function isHeading(label: string): boolean {
  return HEADINGS.has(label.split(' ')[0] ?? '') || HEADINGS.has(label);
}

/** Whether a label says that the writer tells what was seen. */
export function namesObservation(label: string): boolean {
  return /^(?:observations?|observed|obs|on (?:examination|screen|observation)|seen|(?:clinician|writer|note)?s? ?observations?)$/.test(
    label,
  );
}

/** Whether a label names somebody who puts the words of another into a language. */
export function namesInterpreter(label: string): boolean {
  return /(?:^| )(?:interpreter|translator|int)(?: |$)/.test(label);
}

/**
 * The role a label names by itself.
 *
 * @param label in plain form
 * @param labels every label of the transcript, in plain form
 */
export function roleOf(label: string, labels: ReadonlySet<string>): Role | undefined {
  const letter = LETTERS[label.replace(/(?<!\d)\d+$/, '')];
  if (letter && label.replace(/(?<!\d)\d+$/, '').length <= 2) return letter(labels);
  // "Patient's mother" and "mother of patient" are not the patient.
  const roles = label
    .split(/[ _]/)
    .map((word) => ROLE_WORDS.get(word.replace(/'s?$/, '').replace(/(?<!\d)\d+$/, '')));
  if (roles.includes('other')) return 'other';
  return roles.find((role) => role !== undefined);
}
