import { describe, expect, it } from 'vitest';
import { draftMseSelection } from '../draft-mse-selection.ts';
import type { TopicAnswer } from '../find/finding.ts';
import { plainlyDeniedUntil } from './plainly-denied.ts';

const answered = (start: number, answer: TopicAnswer['answer'], ...topics: string[]): TopicAnswer => ({
  topics,
  answer,
  quote: '',
  start,
  end: start + 10,
});

describe('doubtful words are cleared up', () => {
  it.each<[string, readonly TopicAnswer[], number]>([
    ['by nothing that was asked', [], 0],
    ['not by a no to suicide alone', [answered(5, 'denied', 'suicide')], 0],
    ['not by a no to harm of others alone', [answered(5, 'denied', 'others_harm')], 0],
    [
      'up to the later no of both',
      [answered(50, 'denied', 'others_harm'), answered(5, 'denied', 'suicide')],
      60,
    ],
    ['by one no to both', [answered(5, 'denied', 'suicide', 'others_harm')], 15],
    [
      'not where one was asked again and answered otherwise',
      [answered(5, 'denied', 'suicide', 'others_harm'), answered(90, 'qualified', 'suicide')],
      0,
    ],
    [
      'where one was asked again and then denied',
      [
        answered(5, 'evasive', 'suicide'),
        answered(50, 'denied', 'suicide'),
        answered(70, 'denied', 'others_harm'),
      ],
      80,
    ],
  ])('%s', (_, answers, until) => {
    expect(plainlyDeniedUntil(answers)).toBe(until);
  });
});

const BOTH_DENIED = [
  'Clinician: Any thoughts of killing yourself?',
  'Patient: No, never.',
  'Clinician: Any thoughts of hurting anyone else?',
  'Patient: No, never.',
];
const draft = (...lines: string[]) => draftMseSelection({ transcript: lines.join('\n') });
const riskOf = (...lines: string[]) => draft(...lines).selection.risk?.values ?? [];

describe('a visit in which suicide and harm to others were both denied', () => {
  it('reassures though an idiom came before', () => {
    expect(
      riskOf(
        'Clinician: How is the knee?',
        'Patient: I told the deacon, they are trying to kill me with sugar.',
        ...BOTH_DENIED,
      ),
    ).toContain('denies_si_hi');
  });

  it('does not where an idiom of risk is said after it', () => {
    const { selection, toClarify } = draft(
      ...BOTH_DENIED,
      'Clinician: Anything else?',
      'Patient: I keep thinking everybody would be better off without me.',
    );
    expect(selection.risk?.values ?? []).not.toContain('denies_si_hi');
    expect((selection.risk?.values ?? []).length + toClarify.length).toBeGreaterThan(0);
  });

  it.each([
    ['a wish to die', 'I want to kill myself.'],
    ['an attempt', 'I took an overdose on Friday.'],
    ['a plan against somebody', 'I am going to stab my neighbour tonight.'],
  ])('does not where %s was told in words before', (_, words) => {
    expect(riskOf('Clinician: How are you?', `Patient: ${words}`, ...BOTH_DENIED)).not.toContain(
      'denies_si_hi',
    );
  });
});

/** Both asked and denied, with a sentence after the first no. */
const deniedWith = (words: string) => [
  'Clinician: Any thoughts of suicide?',
  `Patient: No. ${words}`,
  'Clinician: Any thoughts of hurting anyone else?',
  'Patient: No.',
];

it.each([
  'I have the pills counted out.',
  'I am saving up my tablets.',
  'I went to the bridge on Sunday and looked down.',
  'I said goodbye to the children last night.',
  'I know where I would do it.',
  'I have a rope in the garage.',
])('a no is no denial where the next sentence speaks of risk: "No. %s"', (words) => {
  expect(riskOf(...deniedWith(words))).not.toContain('denies_si_hi');
});

it.each(['I love my life.', 'Not once.', 'I want to see my grandson grow up.'])(
  'and stays one where it does not: "No. %s"',
  (words) => {
    expect(riskOf(...deniedWith(words))).toContain('denies_si_hi');
  },
);

it('a question about "any of that" asks what stands before it in the same turn', () => {
  expect(
    riskOf(
      'Clinician: Some people get so sad they think about killing themselves, or so cross they think about hurting somebody else. Has any of that been going on for you?',
      'Patient: Nope.',
    ),
  ).toContain('denies_si_hi');
});
