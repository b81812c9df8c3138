import type { MseSelection } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { assessMseRisk } from './assess-risk.ts';
import { answersOf } from '../../test/mse/cssrs.ts';
import { mseWarnings } from './warnings.ts';

const screen = (signs: string, values: string[] = []): MseSelection => ({
  risk: { values, cssrs: answersOf(signs) },
});

describe('are accepted with a warning, and the risk-bearing value counts [D:contradictory options]', () => {
  it.each<[string, MseSelection, string[], string]>([
    [
      'none identified with a risk value',
      { risk: { values: ['none_identified', 'si_with_plan'] } },
      [
        'Risk: "None identified" is recorded together with "Suicidal ideation with plan"; the risk-bearing finding counts',
      ],
      'high',
    ],
    [
      'none identified with a risk finding of another domain',
      { insight: { values: ['absent'] }, risk: { values: ['none_identified'] } },
      ['Risk: "None identified" is recorded together with "Insight absent"; the risk-bearing finding counts'],
      'low',
    ],
    [
      'a denial with risk values and suicidal thoughts',
      {
        thought_content: { values: ['suicidal_thoughts'] },
        risk: { values: ['denies_si_hi', 'passive_si'] },
      },
      [
        'Risk: "Denies suicidal and homicidal ideation" is recorded together with "Suicidal thoughts", "Passive suicidal ideation"; the risk-bearing finding counts',
      ],
      'high',
    ],
    [
      'a denial with a C-SSRS yes',
      screen('nyynnn', ['denies_si_hi']),
      [
        'Risk: "Denies suicidal and homicidal ideation" is recorded together with a positive C-SSRS screen; the risk-bearing finding counts',
      ],
      'moderate',
    ],
    [
      'no abnormality with a hallucination',
      { perception: { values: ['auditory_hallucinations', 'no_abnormality'] } },
      [
        'Perception: "No abnormality" is recorded together with "Auditory hallucinations"; the risk-bearing finding counts',
      ],
      'moderate',
    ],
    [
      'no abnormality with a finding that bears no risk',
      { perception: { values: ['no_abnormality', 'illusions'] } },
      ['Perception: "No abnormality" is recorded together with "Illusions"; please check the entry'],
      'none',
    ],
    [
      'a note about suicide beside a denial',
      { risk: { values: ['none_identified'], text: 'bought a rope, wants to die' } },
      [
        'Risk: the note says "bought a rope, wants to die" (suicide), and "None identified" is recorded; please check the entry and the person\'s safety',
      ],
      'none',
    ],
    [
      'a note about violence in another domain',
      { mood: { values: ['euthymic'], text: 'wants to kill his neighbour' } },
      [
        'Mood (reported): the note says "wants to kill his neighbour" (killing somebody), and no finding bears risk; please check the entry and the person\'s safety',
      ],
      'none',
    ],
    ['a note that denies', { risk: { values: ['none_identified'], text: 'denies SI' } }, [], 'none'],
    [
      'unremarkable thoughts with others',
      { thought_content: { values: ['unremarkable', 'obsessions', 'phobias'] } },
      [
        'Thought content: "Unremarkable" is recorded together with "Obsessions", "Phobias"; please check the entry',
      ],
      'none',
    ],
    [
      'intact memory with amnesia',
      { memory: { values: ['intact', 'amnesia'] } },
      ['Memory: "Intact" is recorded together with "Amnesia"; the risk-bearing finding counts'],
      'low',
    ],
    [
      'memory both not assessed and intact',
      { memory: { values: ['intact', 'not_assessed'] } },
      [
        'Memory: "Intact" is recorded together with "Not assessed"; please check the entry',
        'Memory: "Not assessed" is recorded together with "Intact"; please check the entry',
      ],
      'none',
    ],
    [
      'full orientation with disorientation',
      { orientation: { values: ['oriented_x4', 'disoriented_time', 'alert'] } },
      [
        'Orientation and consciousness: "Oriented to person, place, time, situation" is recorded together with "Disoriented to time"; please check the entry',
      ],
      'none',
    ],
    [
      'normal movement with tremor',
      { psychomotor: { values: ['normal', 'tremor'] } },
      ['Psychomotor activity: "Normal" is recorded together with "Tremor"; please check the entry'],
      'none',
    ],
  ])('%s', (_, selection, warnings, level) => {
    expect(mseWarnings(selection)).toEqual(warnings);
    expect(assessMseRisk(selection).level).toBe(level);
  });

  it.each<[string, MseSelection]>([
    ['an empty exam', {}],
    [
      'each reassuring option by itself',
      { perception: { values: ['no_abnormality'] }, memory: { values: ['intact'] } },
    ],
    [
      'a denial beside hallucinations',
      { perception: { values: ['auditory_hallucinations'] }, risk: { values: ['denies_si_hi'] } },
    ],
    [
      'none identified with a denial',
      { risk: { values: ['none_identified', 'denies_si_hi', 'protective_factors_present'] } },
    ],
    ['a complete C-SSRS without yes', screen('nn---n', ['none_identified'])],
    ['a complete C-SSRS with yes', screen('nynnnn')],
    [
      'a note about what is recorded',
      { risk: { values: ['si_with_plan'], text: 'Wants to die, has bought a rope.' } },
    ],
    [
      'a note about an attempt beside a C-SSRS that has it',
      { risk: { values: [], text: 'Took 30 paracetamol on Saturday.', cssrs: answersOf('yyyyyy') } },
    ],
    ['a note that rules out', { risk: { values: ['denies_si_hi'], text: 'Ruled out homicidal ideation.' } }],
  ])('%s has no warning', (_, selection) => {
    expect(mseWarnings(selection)).toEqual([]);
  });
});

describe('a note is quoted whatever else is recorded [D:safety words]', () => {
  it.each<[string, MseSelection, string[]]>([
    [
      'an overdose beside hopelessness',
      {
        mood: { values: ['hopeless'] },
        risk: { values: ['denies_si_hi'], text: 'Took 30 paracetamol on Saturday.' },
      },
      ['Took 30 paracetamol on Saturday'],
    ],
    [
      'goodbye messages beside commanding voices',
      {
        perception: {
          values: ['command_hallucinations'],
          text: 'Voice tells him to burn his books.',
        },
        risk: {
          values: ['denies_si_hi'],
          text: 'Denies SI. Sister reports goodbye messages last night and a rope in the garage.',
        },
      },
      ['goodbye messages last night and a rope in the garage'],
    ],
    [
      'a plan beside a passive wish',
      { risk: { values: ['passive_si'], text: 'Plans to hang himself tonight.' } },
      ['Plans to hang himself tonight'],
    ],
    [
      'violence beside suicidal thoughts',
      {
        thought_content: { values: ['suicidal_thoughts'], text: 'Threatened his wife with a knife.' },
      },
      ['Threatened his wife with a knife'],
    ],
    [
      'an overdose beside a C-SSRS with yes to thoughts alone',
      { risk: { values: [], text: 'Took 30 paracetamol on Saturday.', cssrs: answersOf('yynnnn') } },
      ['Took 30 paracetamol on Saturday'],
    ],
    [
      'shorthand beside none identified',
      { risk: { values: ['none_identified'], text: 'SI w/ plan to OD, denies intent.' } },
      ['SI w/ plan to OD, denies intent'],
    ],
    [
      'better off without her',
      { risk: { values: ['none_identified'], text: 'Feels the family would be better off without her.' } },
      ['the family would be better off without her'],
    ],
  ])('%s', (_, selection, quotes) => {
    const said = mseWarnings(selection).filter((warning) => warning.includes('the note says'));
    expect(said).toHaveLength(quotes.length);
    quotes.forEach((quote, index) => expect(said[index]).toContain(quote));
  });

  it('a year long over is no news where the present year is known', () => {
    const selection = { risk: { values: ['none_identified'], text: 'Overdose in 2009.' } };
    expect(mseWarnings(selection, 2026)).toEqual([]);
    expect(mseWarnings(selection)).toHaveLength(1);
    expect(mseWarnings({ risk: { ...selection.risk, text: 'Overdose in May 2026.' } }, 2026)).toHaveLength(1);
  });
});

describe('the screen itself [D:C-SSRS q6]', () => {
  it.each([
    ['nnyn-n', ['C-SSRS: yes to q3 with no to q2; the yes answers count']],
    ['nn-yyn', ['C-SSRS: yes to q4, q5 with no to q2; the yes answers count']],
    [
      'nn----',
      ['C-SSRS screen incomplete: q6 not answered; a missing answer is not a no, clinician review required'],
    ],
    [
      '-ny---',
      [
        'C-SSRS: yes to q3 with no to q2; the yes answers count',
        'C-SSRS screen incomplete: q1, q6 not answered; a missing answer is not a no, clinician review required',
      ],
    ],
    [
      'ny-n-n',
      [
        'C-SSRS screen incomplete: q3, q5 not answered; a missing answer is not a no, clinician review required',
      ],
    ],
  ])('%s', (signs, warnings) => {
    expect(mseWarnings(screen(signs))).toEqual(warnings);
  });
});
