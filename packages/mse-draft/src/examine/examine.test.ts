import { describe, expect, test } from 'vitest';
import { heardTurns } from '../attribute/heard-turns.ts';
import { readTranscript } from '../segment/read-transcript.ts';
import { judgeAnswers } from '../find/judge-answers.ts';
import { examine } from './examine.ts';

const examined = (...lines: string[]) => {
  const transcript = lines.join('\n');
  const turns = heardTurns(readTranscript(transcript));
  const { passed, findings } = examine(turns, judgeAnswers(turns, new Set()), transcript);
  for (const { quote, start, end } of [...passed.values(), ...findings])
    expect(transcript.slice(start, end)).toBe(quote);
  return { passed: [...passed.keys()], failed: findings.map(({ domain, value }) => `${domain}.${value}`) };
};

describe('what was asked that has a right answer [D:covered]', () => {
  test.each<[why: string, lines: string[], passed: string[], failed: string[]]>([
    [
      'the day, the place and the reason',
      [
        'Clinician: What day is it, where are we, and why are you here?',
        'Patient: Monday. The clinic, because of my mood.',
      ],
      ['time', 'place', 'situation'],
      [],
    ],
    [
      'another century',
      ['Clinician: What year is it?', 'Patient: Nineteen eighty-four.'],
      [],
      ['orientation.disoriented_time'],
    ],
    [
      'nothing known',
      ['Clinician: Where are we?', 'Patient: No idea.'],
      [],
      ['orientation.disoriented_place'],
    ],
    [
      'a correction',
      ["Clinician: What's the date?", 'Patient: Monday the fourth.', "Clinician: It's Saturday the ninth."],
      [],
      ['orientation.disoriented_time'],
    ],
    ['no answer but a remark', ['Clinician: What day is it?', 'Patient: [shrugs]'], [], []],
    [
      'words that come back',
      [
        'Clinician: Remember: apple, table, penny.',
        'Patient: Apple, table, penny.',
        'Clinician: What were the three words?',
        'Patient: Penny, apple, table.',
      ],
      ['recall'],
      [],
    ],
    [
      'words that do not',
      [
        'Clinician: Remember: apple, table, penny.',
        'Patient: Yes.',
        'Clinician: What were the three words?',
        'Patient: Apple, I think.',
      ],
      [],
      ['memory.recent_impaired'],
    ],
    [
      'words nobody wrote down, in the words of the clinician',
      ['Clinician: What were the three words?', 'Patient: Anchor, tulip, velvet.', 'Clinician: All three.'],
      ['recall'],
      [],
    ],
  ])('%s', (_why, lines, passed, failed) => {
    expect(examined(...lines)).toEqual({ passed, failed });
  });
});
