import { MseLine, type MseSelection } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../test/mse/cssrs.ts';
import { renderMse } from './render.ts';

const blockOf = (selection: MseSelection) => renderMse(selection).objectiveBlock;
const lineOf = (selection: MseSelection, domain: string) =>
  renderMse(selection).lines.find(({ key }) => key === domain);
const screen = (signs: string, entry: Partial<MseSelection[string]> = {}) =>
  lineOf({ risk: { values: [], ...entry, cssrs: answersOf(signs) } }, 'risk')?.line;

describe('whole exams [2:2.2 lines] [2:2.2 objectiveBlock]', () => {
  it.each<[string, MseSelection, string[]]>([
    ['nothing recorded', {}, ['Risk: not assessed']],
    [
      'an unremarkable exam, whatever the order it was sent in',
      {
        risk: {
          values: ['none_identified', 'denies_si_hi', 'protective_factors_present'],
          cssrs: { q1: 'no', q2: 'no', q6: 'no' },
        },
        appearance: { values: ['well_groomed', 'appears_stated_age'] },
        behavior: { values: ['calm', 'cooperative'] },
        attitude: { values: ['engaged'] },
        eye_contact: { values: ['good'] },
        psychomotor: { values: ['normal'] },
        speech: { values: ['normal_rate'] },
        mood: { values: ['euthymic'], text: '"I am fine."' },
        affect: { values: ['full_range', 'congruent'] },
        thought_process: { values: ['linear', 'goal_directed'] },
        thought_content: { values: ['unremarkable'] },
        perception: { values: ['no_abnormality'] },
        orientation: { values: ['alert', 'oriented_x4'] },
        attention: { values: ['intact'] },
        memory: { values: ['not_assessed'] },
        insight: { values: ['good'] },
        judgment: { values: ['fair'] },
      },
      [
        'Appearance: Well groomed, appears stated age.',
        'Behavior: Calm, cooperative.',
        'Attitude: Engaged.',
        'Eye contact: Good.',
        'Psychomotor activity: Normal.',
        'Speech: Normal rate.',
        'Mood (reported): Euthymic. "I am fine."',
        'Affect (observed): Full range, congruent.',
        'Thought process: Linear, goal directed.',
        'Thought content: Unremarkable.',
        'Perception: No abnormality.',
        'Orientation and consciousness: Alert; oriented to person, place, time, situation.',
        'Attention and concentration: Intact.',
        'Memory: Not assessed.',
        'Insight: Good.',
        'Judgment: Fair.',
        'Risk: None identified, denies suicidal and homicidal ideation, protective factors present. C-SSRS screen negative: q1 no, q2 no, q6 no.',
      ],
    ],
    [
      'an exam in a crisis',
      {
        speech: {
          values: ['pressured', 'loud', 'latency_increased'],
          text: 'Talked over the examiner',
        },
        thought_content: { values: ['persecutory_delusions', 'suicidal_thoughts'] },
        perception: { values: ['command_hallucinations'], text: 'Voices tell him to jump.' },
        insight: { values: ['absent'] },
        risk: {
          values: ['active_si', 'si_with_plan', 'access_to_lethal_means'],
          text: 'Lives on the ninth floor.',
          cssrs: { q1: 'yes', q2: 'yes', q3: 'yes', q4: 'yes', q5: 'no', q6: 'no' },
        },
      },
      [
        'Speech: Pressured, loud, increased response latency. Talked over the examiner.',
        'Thought content: Persecutory delusions, suicidal thoughts.',
        'Perception: Command hallucinations. Voices tell him to jump.',
        'Insight: Absent.',
        'Risk: Active suicidal ideation, suicidal ideation with plan, access to lethal means. C-SSRS screen positive, high risk: q1 yes, q2 yes, q3 yes, q4 yes, q5 no, q6 no. Lives on the ninth floor.',
      ],
    ],
    [
      'notes alone, and risk left open',
      {
        mood: { values: [], text: 'Says "empty"' },
        affect: { values: [] },
        memory: { values: [], text: '   ' },
        risk: { values: [], text: 'Declined to answer', cssrs: { q1: 'no' } },
      },
      [
        'Mood (reported): Says "empty".',
        'Risk: not assessed. C-SSRS screen incomplete: q1 no; not answered q2, q6. Declined to answer.',
      ],
    ],
  ])('%s', (_, selection, lines) => {
    expect(blockOf(selection).split('\n')).toEqual(lines);
    expect(renderMse(selection).lines.map(({ line }) => line)).toEqual(lines);
  });
});

describe('the risk line never reassures beyond the data [D:risk not examined]', () => {
  it.each([
    ['nn---n', 'Risk: C-SSRS screen negative: q1 no, q2 no, q6 no.'],
    ['nn----', 'Risk: not assessed. C-SSRS screen incomplete: q1 no, q2 no; not answered q6.'],
    ['------', 'Risk: not assessed. C-SSRS screen incomplete: not answered q1, q2, q6.'],
    ['y-----', 'Risk: C-SSRS screen incomplete, low risk by the answers given: q1 yes; not answered q2, q6.'],
    [
      'ny---n',
      'Risk: C-SSRS screen incomplete, low risk by the answers given: q1 no, q2 yes, q6 no; not answered q3, q4, q5.',
    ],
    ['nn---y', 'Risk: C-SSRS screen positive, high risk: q1 no, q2 no, q6 yes.'],
    ['nyynnn', 'Risk: C-SSRS screen positive, moderate risk: q1 no, q2 yes, q3 yes, q4 no, q5 no, q6 no.'],
  ])('%s', (signs, line) => {
    expect(screen(signs)).toBe(line);
  });

  it('an incomplete screen is never called negative, whatever stands beside it', () => {
    expect(screen('nn----', { values: ['none_identified'] })).toBe(
      'Risk: None identified. C-SSRS screen incomplete: q1 no, q2 no; not answered q6.',
    );
  });

  it('says not assessed beside a note', () => {
    expect(lineOf({ risk: { values: [], text: 'Family present' } }, 'risk')?.line).toBe(
      'Risk: not assessed. Family present.',
    );
  });
});

describe('a note stays on its line [2:2.3 text]', () => {
  it.each([
    ['Fine\nRisk: None identified.', 'Fine Risk: None identified.'],
    ['a\r\nb', 'a b.'],
    ['a\u2028b\u2029c\u0085d\u000be\u000cf', 'a b c d e f.'],
    ['  padded  ', 'padded.'],
    ['Really?', 'Really?'],
    ['He said "no."', 'He said "no."'],
    ['He said "no"', 'He said "no".'],
    ['so…', 'so…'],
    ['three  blanks', 'three  blanks.'],
  ])('%j reads %j', (text, shown) => {
    expect(blockOf({ mood: { values: [], text } })).toBe(`Mood (reported): ${shown}\nRisk: not assessed`);
  });
});

describe('what a line carries when it was recorded [2:2.2 lines]', () => {
  it('provenance, confidence, score and signals', () => {
    const metadata = {
      provenance: 'digital_mse',
      confidence: 'medium',
      confidenceScore: 0,
      supportingSignals: ['latency', 'speech_rate'],
    } as const;
    const line = lineOf(
      { affect: { values: ['flat'], ...metadata, supportingSignals: [...metadata.supportingSignals] } },
      'affect',
    );
    expect(line).toEqual({
      key: 'affect',
      label: 'Affect (observed)',
      line: 'Affect (observed): Flat.',
      ...metadata,
      codes: [{ system: 'http://snomed.info/sct', code: '932006', display: 'Flat affect (finding)' }],
    });
    expect(MseLine.parse(line)).toEqual(line);
  });

  it('nothing beside the text where nothing was recorded', () => {
    expect(lineOf({ eye_contact: { values: ['poor'] } }, 'eye_contact')).toEqual({
      key: 'eye_contact',
      label: 'Eye contact',
      line: 'Eye contact: Poor.',
    });
    expect(lineOf({}, 'risk')).toEqual({ key: 'risk', label: 'Risk', line: 'Risk: not assessed' });
  });

  it.each<[string, string, MseSelection, string[]]>([
    ['of heading and option', 'mood', { mood: { values: ['depressed', 'empty'] } }, ['80296-7', '366979004']],
    ['of the heading for a note', 'speech', { speech: { values: [], text: 'x' } }, ['66038-1']],
    [
      'of the C-SSRS with an answer, and of options',
      'risk',
      { risk: { values: ['self_harm'], cssrs: { q1: 'no' } } },
      ['93373-9', '248061004'],
    ],
  ])('codes %s', (_, domain, selection, codes) => {
    expect(lineOf(selection, domain)?.codes?.map(({ code }) => code)).toEqual(codes);
  });

  it('no C-SSRS code without an answer', () => {
    expect(lineOf({ risk: { values: [], cssrs: {} } }, 'risk')).not.toHaveProperty('codes');
  });
});
