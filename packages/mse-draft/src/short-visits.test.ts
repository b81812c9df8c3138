import { readdirSync, readFileSync } from 'node:fs';
import { assessMseRisk } from '@svc/engines';
import { describe, expect, it, test } from 'vitest';
import { draftMseSelection } from './draft-mse-selection.ts';

const FOLDER = new URL('../test/short-visits/', import.meta.url);
const transcriptOf = (name: string): string => readFileSync(new URL(`visit-${name}.txt`, FOLDER), 'utf8');
const drafted = (name: string) => {
  const draft = draftMseSelection({ transcript: transcriptOf(name) });
  const options = Object.entries(draft.selection).flatMap(([domain, { values }]) =>
    values.map((value) => `${domain}.${value}`),
  );
  const topics = draft.toClarify.map(({ topic }) => topic);
  return { options, topics, level: assessMseRisk(draft.selection).level };
};

/** What a clinician would find of each, and what nobody asked, tested or saw. */
const READ: readonly (readonly [name: string, found: readonly string[], invented: readonly string[]])[] = [
  ['plain', ['mood.euthymic', 'risk.denies_si_hi'], ['affect.', 'thought_process.', 'insight.', 'judgment.']],
  ['filmed', ['thought_content.persecutory_delusions'], ['mood.', 'insight.', 'judgment.']],
  ['1984', ['orientation.disoriented_time'], ['mood.', 'insight.']],
  ['thirty-six-kilos', [], ['mood.', 'insight.', 'judgment.']],
  ['implant', [], ['mood.', 'insight.good', 'judgment.']],
  ['flan', [], ['mood.euthymic', 'insight.', 'judgment.']],
  ['strangled', [], ['risk.violence_risk', 'risk.homicidal_ideation', 'risk.denies_si_hi']],
  ['why-die', [], ['risk.', 'thought_content.', 'mood.euthymic']],
  ['canal', [], ['risk.passive_si', 'risk.recent_attempt', 'insight.', 'judgment.']],
  ['tired-of-it-all', [], ['risk.', 'thought_content.']],
  ['nods-slowly', ['mood.depressed'], ['risk.']],
  ['rope', ['affect.tearful'], ['behavior.calm']],
  ['boat-keys', ['risk.active_si', 'risk.si_with_intent'], ['mood.', 'insight.', 'judgment.']],
  [
    'observed',
    [
      'appearance.poor_hygiene',
      'appearance.signs_of_intoxication',
      'appearance.visible_injuries',
      'affect.blunted',
      'speech.soft',
      'speech.latency_increased',
    ],
    [],
  ],
];

describe('a short visit [D:covered]', () => {
  it('is read here, each of them', () => {
    expect(readdirSync(FOLDER).length).toBe(READ.length);
  });

  test.each(READ)('%s', (name, found, invented) => {
    const { options } = drafted(name);
    expect(options).toEqual(expect.arrayContaining([...found]));
    expect(options.filter((option) => invented.some((start) => option.startsWith(start)))).toEqual([]);
  });

  test.each([
    ['strangled', 'abuse_or_danger_from_others'],
    ['strangled', 'violence_thoughts'],
    ['canal', 'wish_to_be_dead'],
    ['nods-slowly', 'suicidal_thoughts'],
  ])('%s is to be clarified about %s', (name, topic) => {
    expect(drafted(name).topics).toContain(topic);
  });
});

const visit = (...lines: string[]): string[] =>
  Object.entries(draftMseSelection({ transcript: lines.join('\n') }).selection).flatMap(
    ([domain, { values }]) => values.map((value) => `${domain}.${value}`),
  );

describe('an ordinary option [D:covered]', () => {
  test.each<[option: string, question: string, answer: string]>([
    ['mood.euthymic', 'How has your mood been?', 'Good. Steady, most days.'],
    [
      'insight.good',
      'What do you take the lithium for?',
      'Bipolar. When I stopped it I was in hospital in a month.',
    ],
    ['judgment.good', 'What would you do if you smelled smoke at night?', 'Get everyone out and call 911.'],
    [
      'attention.intact',
      'Sevens from a hundred, please.',
      'Ninety-three, eighty-six, seventy-nine, seventy-two.',
    ],
    ['perception.no_abnormality', 'Do you hear or see things that others do not?', 'No, never.'],
  ])('%s is drafted where it is asked for and answered so, and nowhere else', (option, question, answer) => {
    expect(visit(`Clinician: ${question}`, `Patient: ${answer}`)).toContain(option);
    expect(visit('Clinician: Tell me more.', `Patient: ${answer}`)).not.toContain(option);
    expect(visit(`Clinician: ${question}`, 'Patient: *shrugs*')).not.toContain(option);
  });

  test.each(['I am not ill.', 'They film me at work.', 'Sleep is for people without a plan.'])(
    'mood is none beside "%s"',
    (content) => {
      const asked = ['Clinician: How is your mood?', 'Patient: Good.', 'Clinician: What else?'];
      expect(visit(...asked, 'Patient: Not much.')).toContain('mood.euthymic');
      expect(visit(...asked, `Patient: ${content}`)).not.toContain('mood.euthymic');
    },
  );

  test.each<[option: string, seen: string]>([
    ['eye_contact.good', 'looks straight at me throughout'],
    ['speech.normal_rate', 'speaks at an ordinary pace'],
    ['affect.full_range', 'laughs, and grows quiet when her father is named'],
    ['appearance.well_groomed', 'shirt pressed, hair combed'],
  ])('%s is drafted from what somebody saw, in any marks', (option, seen) => {
    for (const written of [`[${seen}]`, `(${seen})`, `*${seen}*`, `_${seen}_`, `<${seen}>`, `{${seen}}`])
      expect(visit('Clinician: How are you?', `Patient: All right. ${written}`)).toContain(option);
    expect(visit('Clinician: How are you?', 'Patient: All right.', `Observation: ${seen}`)).toContain(option);
  });
});

describe('a draft [D:evidence]', () => {
  const transcript = [
    'Clinician: How is your mood?',
    'Patient: I feel depressed.',
    'Clinician: Any thoughts of killing yourself?',
    'Patient: No.',
    'Clinician: Have you ever tried to end your life?',
    'Patient: No, never.',
  ].join('\n');
  const { selection, evidence, asked } = draftMseSelection({ transcript });

  it('says of every entry where in the transcript its words stand, and whose they are', () => {
    for (const [domain, { values }] of Object.entries(selection))
      for (const value of values) expect(evidence).toContainEqual(expect.objectContaining({ domain, value }));
    for (const { from, to } of evidence) expect(transcript.slice(from, to).trim()).not.toBe('');
    const mood = evidence.find(({ domain }) => domain === 'mood');
    expect(mood?.speaker).toBe('patient');
    expect(transcript.slice(mood?.from, mood?.to)).toBe('I feel depressed.');
  });

  it('gives back which questions of the screen were asked and denied, and answers none with no', () => {
    expect(asked.map(({ question, answer }) => [question, answer])).toEqual([
      ['q2', 'denied'],
      ['q6', 'denied'],
    ]);
    for (const { quote, from, to } of asked) expect(transcript.slice(from, to)).toBe(quote);
    expect(selection.risk?.cssrs).toBeUndefined();
  });
});
