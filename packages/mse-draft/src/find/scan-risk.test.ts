import { describe, expect, it, test } from 'vitest';
import { asked, draftOf, risksIn, surfacedRisks, visit } from '../../test/transcripts/drafts.ts';
import { draftFromTranscript } from '../draft-from-transcript.ts';
import {
  HARMLESS_ANSWERS,
  HARMLESS_STATEMENTS,
  RISK_ANSWERS,
  RISK_STATEMENTS,
} from '../../test/statements.ts';

const valuesIn = (text: string): string[] => [...new Set(risksIn(text).map(({ value }) => value))].sort();

describe('the scan for risk [D:draft agent]', () => {
  test.each(RISK_STATEMENTS)('finds: %s', (said) => {
    expect(valuesIn(visit(said))).not.toEqual([]);
  });

  test.each(RISK_ANSWERS)('finds: %s %s', (question, answer) => {
    expect(valuesIn(asked(question, answer))).not.toEqual([]);
  });

  test.each(HARMLESS_STATEMENTS)('leaves alone: %s', (said) => {
    expect(valuesIn(visit(said))).toEqual([]);
  });

  test.each(HARMLESS_ANSWERS)('leaves alone: %s %s', (question, answer) => {
    expect(valuesIn(asked(question, answer))).toEqual([]);
  });

  it('does not take thoughts of suicide for a saying', () => {
    expect(surfacedRisks(visit('I keep thinking of suicide on my birthday.'))).not.toEqual([]);
  });

  it('takes a question alone for nothing', () => {
    expect(valuesIn('Clinician: Any thoughts of killing yourself?')).toEqual([]);
    expect(
      valuesIn('Clinician: Do you want to hurt anyone?\nClinician: Do the voices tell you to kill?'),
    ).toEqual([]);
  });

  it('reads curly quotes, capitals and missing points like plain text', () => {
    const plain = valuesIn(visit("I don't want to live anymore"));
    expect(plain).toContain('passive_si');
    expect(valuesIn(visit('I don’t want to live anymore.'))).toEqual(plain);
    expect(valuesIn(visit('I DON\u2019T WANT TO LIVE ANYMORE!!!'))).toEqual(plain);
    expect(valuesIn(visit('um i i dont like uh want to live any more'))).toContain('passive_si');
    expect(valuesIn(visit('I want to ki\u200bll myself'))).toContain('active_si');
  });
});

describe('the time of an attempt', () => {
  test.each([
    ['yesterday', 'recent_attempt'],
    ['two weeks ago', 'recent_attempt'],
    ['3 months ago', 'recent_attempt'],
    ['4 months ago', 'past_attempt'],
    ['last year', 'past_attempt'],
    ['when I was nineteen', 'past_attempt'],
    ['in 2009', 'past_attempt'],
  ])('%s is %s', (when, value) => {
    expect(draftOf(`I tried to kill myself ${when}.`)).toContain(`risk.${value}`);
  });

  it('that is not stated is past, with a warning to clarify', () => {
    const { selection, warnings } = draftFromTranscript(visit('I tried to kill myself.'));
    expect(selection.risk?.values).toEqual(['past_attempt']);
    expect(selection.risk?.cssrs).toBeUndefined();
    expect(warnings.join('\n')).toContain('past_attempt: no time stated; please clarify');
  });

  it.each([
    ['You were in hospital two years ago. What brings you now?', 'last week', 'recent_attempt'],
    ['How was last week?', 'two years ago', 'past_attempt'],
  ])('is that of its own sentence, whatever was asked: %s, %s', (question, when, value) => {
    const { selection } = draftFromTranscript(asked(question, `I tried to kill myself ${when}.`));
    expect((selection.risk?.values ?? []).filter((one) => one.endsWith('_attempt'))).toEqual([value]);
  });

  it('may be stated in the answer to "when"', () => {
    const text = `${visit('I tried to kill myself.')}\nClinician: When was that?\nPatient: Last week.`;
    expect(draftFromTranscript(text).selection.risk?.values).toContain('recent_attempt');
  });
});

describe('the screen [D:C-SSRS q6]', () => {
  test.each([
    ['I wish I was dead.', { q1: 'yes' }],
    ['I think about killing myself.', { q2: 'yes' }],
    ['I would take all my pills.', { q2: 'yes', q3: 'yes' }],
    ['I intend to kill myself.', { q2: 'yes', q4: 'yes' }],
    [
      'I am going to kill myself. I would hang myself in the garage.',
      { q2: 'yes', q3: 'yes', q4: 'yes', q5: 'yes' },
    ],
    ['Last week I tried to hang myself.', { q6: 'yes' }],
  ])('takes "%s" for its questions', (said, cssrs) => {
    expect(draftFromTranscript(visit(said)).selection.risk?.cssrs).toEqual(cssrs);
  });

  test.each([
    'Maybe I think about killing myself.',
    'Two years ago I thought about killing myself.',
    'Last year I tried to hang myself.',
    'If I wanted to kill myself I would tell you.',
  ])('takes nothing from "%s"', (said) => {
    expect(draftFromTranscript(visit(said)).selection.risk?.cssrs).toBeUndefined();
  });

  it('is never answered no', () => {
    const { selection } = draftFromTranscript(
      asked('Any thoughts of suicide or hurting others?', 'No, never.'),
    );
    expect(JSON.stringify(selection)).not.toContain('"no"');
  });
});

describe('what is hedged, conditional or past', () => {
  test.each([
    ['I guess I sort of want to kill myself.', 'passive_si', 'said with reservation'],
    ['If I wanted to kill myself I would use a rope.', 'active_si', 'said as a condition'],
    ['I used to think about killing myself.', 'passive_si', 'said of an earlier time'],
  ])('"%s" is the lower option %s, never dropped', (said, value, why) => {
    const { selection, warnings } = draftFromTranscript(visit(said));
    expect(selection.risk?.values).toContain(value);
    expect(selection.risk?.confidence).toBe('low');
    expect(warnings.join('\n')).toContain(why);
  });
});

describe('other people', () => {
  it.each([
    'My brother tried to kill himself.',
    'My mom says my uncle killed himself.',
    'My girlfriend wants to die.',
    'He killed himself after the war.',
  ])('"%s" is not the patient', (said) => {
    expect(valuesIn(visit(said))).toEqual([]);
  });

  it('are warned of when death or harm is spoken of', () => {
    const { warnings } = draftFromTranscript(visit('My brother is suicidal.'));
    expect(warnings).toContain(
      'About somebody else, or not clear whom; not drafted: "My brother is suicidal."',
    );
  });

  it('do not hide what the patient says beside them', () => {
    expect(draftOf('I told my mom I want to die.')).toContain('risk.passive_si');
    expect(draftOf('My brother is suicidal and I want to die too.')).toContain('risk.passive_si');
  });

  it('speak for the patient as informants, with low confidence [D:draft agent]', () => {
    const text = 'Dr: What happened?\nWife: He said he wanted to kill himself.\nPt: I did not.';
    const { selection } = draftFromTranscript(text);
    expect(selection.risk).toMatchObject({
      values: ['passive_si'],
      confidence: 'low',
      provenance: 'digital_mse',
    });
  });
});
