import { describe, expect, it, test } from 'vitest';
import { labelledVisits } from '../trainer/labelled-visits.ts';
import { askedOfPatient, mayAskOfRisk } from '../../../packages/mse-draft/src/find/questions-of-risk.ts';

const asked = (question: string, before = '', isInterpreted = false): string[] =>
  askedOfPatient(question, before, isInterpreted).topics;

describe('what a no reassures of [D:draft agent]', () => {
  test.each<[question: string, topics: string[]]>([
    ['Any thoughts of suicide?', ['suicide']],
    ['Suicide?', ['suicide']],
    ['Are you feeling suicidal at all?', ['suicide']],
    ['Have you thought about killing yourself?', ['suicide']],
    ['Has it got so bad that you have thought of ending your life?', ['suicide']],
    ['Is any thought of suicide still there?', ['suicide']],
    ['Do you wish you were dead?', ['passive_si']],
    ['Any thoughts of hurting anyone else?', ['others_harm']],
    ['Do you feel like harming your wife, or anybody?', ['others_harm']],
    ['Is there anyone you want to hurt?', ['others_harm']],
    ['Any violent urges?', ['others_harm']],
    ['Any thoughts of hurting yourself or the baby?', ['others_harm', 'self_harm']],
    ['Hurting yourself, or hurting others?', ['others_harm', 'self_harm']],
    ['Of killing yourself, or hurting someone?', ['suicide', 'others_harm']],
    ['Do you ever want to beat anyone?', ['others_harm']],
    ['Do you hear voices?', ['hearing']],
    ['Hearing or seeing things?', ['hearing', 'seeing']],
    ['Any visions?', ['seeing']],
    ['Have you heard voices?', ['hearing']],
    ['Have you seen things?', ['seeing']],
    ['Heard or seen anything?', ['hearing', 'seeing']],
    ['Have you tried to end your life before?', ['attempts']],
    [
      'Any thoughts of not wanting to be alive, or of hurting yourself?',
      ['suicide', 'passive_si', 'self_harm'],
    ],
    ["Do you ever feel life isn't worth living?", ['passive_si']],
    ['Any wish to do harm to anybody?', ['others_harm']],
    ['Have you heard somebody call you?', ['hearing']],
    ['Seeing things in the room?', ['seeing']],
    ['Or seeing something others cannot?', ['seeing']],
  ])('is what is asked of the patient: %s', (question, topics) => {
    expect(asked(question)).toEqual(topics);
  });

  test.each([
    'Any family history of suicide?',
    'Has anyone in your family died by suicide?',
    'Did your brother kill himself?',
    'Did he threaten suicide?',
    'Has your wife talked of ending her life?',
    'Have you lost a friend to suicide?',
    'Did your mum think of suicide?',
    'Do you watch films about suicide?',
    'Is there any thought of ending things with him?',
    'Do you take it with food?',
    'Are you taking things for sleep?',
    'Did you take it all at once?',
    'Would you say you finish things?',
    'Were you asked about thoughts of suicide at the hospital?',
    'Has he ever hurt anybody?',
    'Did anyone hit you?',
    'Is he violent?',
    'Does your husband hit the kids?',
    'Are people out to hurt you?',
    'Do you think people want to harm you or your children?',
    'Are you worried he might hurt her?',
    'Is there anyone else at home?',
    'Does anyone else know?',
    'Do you like violent films?',
    'Does the light hurt your eyes?',
    'Did the fall hurt your back?',
    'Do you hear from your sister?',
    'Can you hear me?',
    'Do you see things differently now?',
    'Do you beat yourself up about people?',
    'Anyone violent, who wanted to kill somebody?',
    'Suicidal thoughts, was that in the leaflet?',
    'Suicidal thoughts, are they listed?',
    'Did you hear from him or see him?',
    'Do you see things in a different light?',
  ])('is nothing where something else is asked: %s', (question) => {
    expect(asked(question)).toEqual([]);
  });

  test.each([
    ['Any suicide, or suicidal thoughts?', []],
    ['And you, any suicidal thoughts?', ['suicide']],
  ])(
    'after a question about the family is the family, unless the patient is named: %s',
    (question, topics) => {
      expect(asked(question, 'Any mental illness on either side? Depression?')).toEqual(topics);
    },
  );

  it('is the patient where a family was only talked of', () => {
    expect(asked('Any thoughts of suicide?', 'And how are your parents getting on?')).toEqual(['suicide']);
  });

  test.each([
    ['goes on with harm', 'Any thoughts of harming yourself?', ['others_harm']],
    ['goes on with something else', 'Who lives with you?', []],
    ['goes on with the deeds of others', 'Did anyone hurt you?', []],
  ])('of "Or anybody else?" is harm to others where it %s', (_what, before, topics) => {
    expect(asked('Or anybody else?', before)).toEqual(topics);
  });

  test('of "he" is the patient where somebody interprets, and nobody otherwise', () => {
    expect(asked('Does he think of killing himself?', '', true)).toEqual(['suicide']);
    expect(asked('Does he think of killing himself?')).toEqual([]);
  });
});

describe('what a question may ask about', () => {
  it('is told by a word for every question of the labelled visits that asks about a topic', () => {
    const questions = labelledVisits().flatMap(({ lines }) =>
      lines.filter(({ speaker }) => speaker === 'clinician').map(({ text }) => text),
    );
    const missed = questions.filter(
      (question) => !mayAskOfRisk(question) && asked(question, '', true).length > 0,
    );
    expect(missed).toEqual([]);
    expect(questions.filter(mayAskOfRisk).length).toBeLessThan(questions.length / 2);
  });
});
