import { describe, expect, it, test } from 'vitest';
import { MSE_DOMAINS } from '@svc/clinical';
import { DOMAIN_KEYS } from './find/domain-keys.ts';
import { answerOf, draftOf, findingsIn, optionsOf, visit } from '../test/transcripts/drafts.ts';
import { draftFromTranscript } from './draft-from-transcript.ts';
import { REASSURANCES } from './settle/reassurances.ts';
import { RULES } from './find/rules.ts';

const OPTIONS = new Set(
  MSE_DOMAINS.flatMap(({ key, options }) => options.map(({ value }) => `${key}.${value}`)),
);

describe('the rules [2:2.1 domains]', () => {
  it('give only domains and options of the catalog', () => {
    const given = RULES.flatMap(({ gives, lower = [] }) => [...gives, ...lower]).map((option) =>
      option.join('.'),
    );
    const reassuring = REASSURANCES.map(({ domain, value }) => `${domain}.${value}`);
    expect([...new Set([...given, ...reassuring])].filter((option) => !OPTIONS.has(option))).toEqual([]);
    expect(DOMAIN_KEYS).toEqual(MSE_DOMAINS.map(({ key }) => key));
  });

  it('can give every option, save those that nobody says', () => {
    const given = new Set([
      ...RULES.flatMap(({ gives, lower = [] }) => [...gives, ...lower].map((option) => option.join('.'))),
      ...REASSURANCES.map(({ domain, value }) => `${domain}.${value}`),
    ]);
    expect([...OPTIONS].filter((option) => !given.has(option))).toEqual([
      'attention.not_assessed',
      'memory.not_assessed',
    ]);
  });
});

describe('what the patient says', () => {
  test.each([
    ["I've been really down lately.", 'mood.depressed'],
    ['I cry every night.', 'mood.depressed'],
    ['I worry about everything.', 'mood.anxious'],
    ['I snap at everyone.', 'mood.irritable'],
    ["I'm furious with my brother.", 'mood.angry'],
    ["I'm on top of the world.", 'mood.elevated'],
    ['My mood is all over the place.', 'mood.labile'],
    ['I feel numb.', 'mood.empty'],
    ['I feel hopeless.', 'mood.hopeless'],
    ["It's all my fault.", 'mood.guilty'],
    ['My thoughts are racing.', 'thought_process.racing'],
    ["My brain won't switch off.", 'thought_process.racing'],
    ['My mind goes blank.', 'thought_process.thought_blocking'],
    ['I can’t concentrate.', 'attention.mildly_impaired'],
    ['I get distracted by everything.', 'attention.distractible'],
    ["I'm always on guard.", 'attention.hypervigilant'],
    ['I keep forgetting things.', 'memory.recent_impaired'],
    ["I don't remember anything from that night.", 'memory.amnesia'],
    ['The neighbours are spying on me.', 'thought_content.persecutory_delusions'],
    ['The radio talks about me.', 'thought_content.ideas_of_reference'],
    ['God chose me to save the world.', 'thought_content.grandiose_delusions'],
    ['People can hear my thoughts.', 'thought_content.other_delusions'],
    ['I replay it over and over in my head.', 'thought_content.ruminations'],
    ["I don't need medication.", 'insight.poor'],
    ["I haven't showered in a week.", 'appearance.poor_hygiene'],
    ['My hands are shaking.', 'psychomotor.tremor'],
    ["I can't sit still.", 'behavior.restless'],
    ["I don't want to see anyone.", 'behavior.withdrawn'],
    ['I get flashbacks.', 'perception.flashbacks'],
    ['Nothing feels real.', 'perception.derealization'],
    ["I don't know what year it is.", 'orientation.disoriented_time'],
  ])('"%s" is %s', (said, option) => {
    expect(draftOf(said)).toEqual(expect.arrayContaining([option]));
  });

  test.each([
    ['negated', "I'm not depressed."],
    ['negated', "I haven't been anxious at all."],
    ['negated', 'I never hear voices.'],
    ['negated in a list', 'No voices, visions or paranoia.'],
    ['over', 'I used to be depressed.'],
    ['over', 'Years ago I was very anxious.'],
    ['over', 'I was depressed in high school.'],
    ['of somebody else', 'My wife is depressed.'],
    ['of somebody else', 'I think my son is anxious.'],
    ['hypothetical', 'If I felt depressed I would call you.'],
    ['a question', 'Would I be depressed?'],
  ])('%s: "%s" gives nothing', (_why, said) => {
    expect(draftOf(said)).toEqual([]);
  });

  test.each([
    ['but', "I'm not anxious but I feel depressed.", ['mood.depressed']],
    ['a new subject', "I don't sleep and I feel depressed.", ['mood.depressed']],
    ['an interjection', 'No, I feel depressed.', ['mood.depressed']],
    ['not knowing', "I don't know, I feel depressed.", ['mood.depressed']],
    ['now', 'I used to be anxious but now I feel depressed.', ['mood.depressed']],
  ])('a negation or a past ends at %s', (_why, said, options) => {
    expect(draftOf(said)).toEqual(options);
  });

  it('with reservation is recorded with low confidence', () => {
    const { selection } = draftFromTranscript(visit('I guess I feel kind of depressed.'));
    expect(selection.mood).toEqual({
      values: ['depressed'],
      provenance: 'patient_reported',
      confidence: 'low',
    });
  });
});

describe('questions and answers', () => {
  test.each([
    ['Have you been feeling depressed?', 'Yes.', ['mood.depressed']],
    ['Have you been feeling depressed?', 'No.', []],
    ['Have you been feeling depressed?', 'Not often, but yes.', ['mood.depressed']],
    ['Are your thoughts racing?', 'Mm-hmm.', ['thought_process.racing']],
    ['How is your mood?', 'Terrible.', ['mood.depressed']],
    ['How is your mood?', 'Pretty good, thanks.', ['mood.euthymic']],
    ['How was the drive?', 'Terrible.', []],
    ['Is your wife depressed?', 'Yes.', []],
  ])('%s %s', (question, answer, options) => {
    expect(answerOf(question, answer)).toEqual(options);
  });

  it('are quoted from the question to the answer', () => {
    const [finding] = findingsIn('Clinician: Are you depressed?\nPatient: Yeah.');
    expect(finding).toMatchObject({
      basis: 'question_and_answer',
      quote: 'Are you depressed?\nPatient: Yeah.',
      start: 11,
      end: 44,
    });
  });

  it('are kept apart from an answer that asks back', () => {
    const text =
      'Clinician: Are you depressed?\nPatient: What do you mean?\nClinician: Are you depressed, low?\nPatient: Yes.';
    expect(optionsOf(draftFromTranscript(text).selection)).toEqual(['mood.depressed']);
  });
});

describe('what the clinician states as observed', () => {
  test.each([
    ['Patient is tearful.', ['behavior.tearful', 'affect.tearful']],
    ['Affect flat, mood depressed.', ['mood.depressed', 'affect.flat']],
    ['Flat affect.', ['affect.flat']],
    ['Speech is slow, soft and monotone.', ['speech.slowed', 'speech.soft', 'speech.monotone']],
    ['Eye contact poor.', ['eye_contact.poor']],
    ['Insight and judgment fair.', ['insight.fair', 'judgment.fair']],
    [
      'Thought process is linear and goal-directed.',
      ['thought_process.linear', 'thought_process.goal_directed'],
    ],
    ['No psychomotor agitation or tremor.', []],
    ['She denies depression, anxiety, and panic.', []],
    ['Affect irritable.', ['affect.irritable']],
    ['Behaviour cooperative; dishevelled.', ['appearance.disheveled', 'behavior.cooperative']],
  ])('%s', (note, options) => {
    expect(optionsOf(draftFromTranscript(note).selection).sort()).toEqual([...options].sort());
  });

  it('is read in a remark to the patient and in brackets, not in a question', () => {
    const drafted = (text: string): string[] => optionsOf(draftFromTranscript(text).selection);
    expect(drafted('Clinician: I notice you seem restless today.')).toEqual(['behavior.restless']);
    expect(drafted('Patient: [crying] Sorry.')).toEqual(['behavior.tearful', 'affect.tearful']);
    expect(drafted('Clinician: Are you restless?')).toEqual([]);
  });

  it('is never drafted as the clinician’s own record', () => {
    for (const { provenance } of findingsIn('Patient is tearful. Reports feeling depressed.'))
      expect(['digital_mse', 'patient_reported']).toContain(provenance);
  });
});

describe('options that exclude each other', () => {
  it('one is drafted where a domain takes one, the more remarkable, with a warning', () => {
    const { selection, warnings } = draftFromTranscript(
      'Dr: Eye contact was good at first. Poor eye contact later, he said.',
    );
    expect(selection.eye_contact?.values).toEqual(['poor']);
    expect(warnings).toContain('eye_contact: "good" was also heard, left out beside "poor".');
  });

  it('a good mood yields to a low one', () => {
    expect(draftOf('I feel fine. Well, I have been very depressed.')).toEqual(['mood.depressed']);
  });
});

describe('what was not heard [D:draft agent]', () => {
  it('is absent and listed for each of the 17 domains', () => {
    const { selection, warnings, citations } = draftFromTranscript('');
    expect(selection).toEqual({});
    expect(citations).toEqual([]);
    expect(warnings).toEqual([
      `Not heard: ${DOMAIN_KEYS.map((key) => key.replaceAll('_', ' ')).join(', ')}.`,
    ]);
  });
});

describe('what is not about the patient or not asked [D:draft agent]', () => {
  test.each([
    'He took his own life at nineteen.',
    'My brother was like this. He killed himself.',
    'Her father ended his own life.',
  ])('is no finding when an informant speaks of somebody who died: %s', (said) => {
    expect(findingsIn(`Clinician: Anything in the family?\nMother: ${said}`)).toEqual([]);
  });

  it('is a finding when an informant speaks of an attempt', () => {
    const found = findingsIn('Clinician: Go on.\nMother: He tried to take his own life last week.');
    expect(found.map(({ value }) => value)).toEqual(['recent_attempt']);
  });

  it('leaves persecution aside where following through was asked', () => {
    expect(answerOf('Would you follow through on those thoughts?', 'I might.')).not.toContain(
      'thought_content.persecutory_delusions',
    );
    expect(answerOf('Are you being followed?', 'I might be.')).toContain(
      'thought_content.persecutory_delusions',
    );
  });

  it('reads a mother of the patient in a note as another person', () => {
    expect(findingsIn('Their mother had schizophrenia and heard voices for years.')).toEqual([]);
  });

  it('takes the word beside "insight" in a note for the examiner\'s', () => {
    const found = findingsIn('Insight is limited: he says he does not have a drinking problem.');
    expect(found.map(({ value }) => value)).toEqual(['limited']);
  });
});

describe('what a clinician says aloud of what is seen [D:draft agent]', () => {
  test.each([
    ['You do look anxious to me, your shoulders are up by your ears.', 'affect.anxious'],
    ["You haven't stopped fiddling with that bracelet.", 'psychomotor.fidgeting'],
    ["You've hardly looked at me since you came in.", 'eye_contact.poor'],
    ['There is no change in your face at all.', 'affect.flat'],
    ['You look shattered.', 'appearance.tired_appearing'],
    ['You talked straight over me just now.', 'speech.pressured'],
  ])('is recorded: %s', (said, option) => {
    expect(
      findingsIn(`Clinician: ${said}\nPatient: Yes.`).map((one) => `${one.domain}.${one.value}`),
    ).toContain(option);
  });

  test.each([
    'You were agitated last week.',
    'If you feel restless on these, ring me.',
    'Are you feeling agitated?',
    "We'll go at your pace.",
  ])('is left alone when it is not of now: %s', (said) => {
    expect(findingsIn(`Clinician: ${said}\nPatient: Okay.`)).toEqual([]);
  });
});
