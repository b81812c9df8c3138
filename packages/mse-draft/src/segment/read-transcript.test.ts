import { assert, array, constantFrom, property, string } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readTranscript } from './read-transcript.ts';

const speakers = (text: string): string[] => readTranscript(text).map(({ speaker }) => speaker);
const read = (text: string): string[] =>
  readTranscript(text).map(({ speaker, text }) => `${speaker}|${text}`);

describe('speakers [2:4.2 transcript]', () => {
  test.each([
    ['Dr. Lee: Hello.\nPatient: Hi.', ['clinician', 'patient']],
    ['CLINICIAN: Hello.\nPATIENT: Hi.', ['clinician', 'patient']],
    ['doctor: hello\npatient: hi', ['clinician', 'patient']],
    ['T: Hello.\nP: Hi.', ['clinician', 'patient']],
    ['T: Hello.\nC: Hi.', ['clinician', 'patient']],
    ['C: Hello.\nP: Hi.', ['clinician', 'patient']],
    ['Q: Hello?\nA: Hi.', ['clinician', 'patient']],
    ['Dr - Hello.\nPt - Hi.', ['clinician', 'patient']],
    ['[Clinician] Hello.\n[Patient] Hi.', ['clinician', 'patient']],
    ['**Therapist:** Hello.\n**Client:** Hi.', ['clinician', 'patient']],
    ['[00:01:02] Interviewer: Hello.\n[00:01:05] Patient: Hi.', ['clinician', 'patient']],
    ['00:01 Nurse Kelly: Hello.\n00:02 Pt: Hi.', ['clinician', 'patient']],
    ['Psychiatrist (00:01): Hello.\nMaria (patient) (00:03): Hi.', ['clinician', 'patient']],
    ["Dr: Hello.\nPatient's mother: Hi.\nPt: Hi.", ['clinician', 'other', 'patient']],
    ['Dr: Hello.\nWife: Hi.\nInterpreter: Hi.', ['clinician', 'other', 'other']],
    ['<v Dr. Lee>Hello.\n<v Patient>Hi.', ['clinician', 'patient']],
    [
      'Dr: Hello. How are you? Pt: Fine. Dr: Good. Pt: Yes.',
      ['clinician', 'patient', 'clinician', 'patient'],
    ],
  ])('%j', (text, expected) => {
    expect(speakers(text)).toEqual(expected);
  });

  it('that are names only are told apart by who asks', () => {
    expect(read('Ann: How are you?\nBen: I am low.\nAnn: Since when?\nBen: My wife left.')).toEqual([
      'clinician|How are you?',
      'patient|I am low.',
      'clinician|Since when?',
      'patient|My wife left.',
    ]);
    expect(speakers('SPEAKER_01: i feel bad\nSPEAKER_00: how long\nSPEAKER_01: a week i guess')).toEqual([
      'patient',
      'clinician',
      'patient',
    ]);
  });

  it('of text without labels are unknown', () => {
    expect(read('Patient is tearful. Mood: low. Plan: return in a week.')).toEqual([
      'unknown|Patient is tearful. Mood: low. Plan: return in a week.',
    ]);
    expect(speakers('Mood: low\nAffect: flat\nRisk: denies SI')).toEqual(['unknown']);
    expect(readTranscript('')).toEqual([{ speaker: 'unknown', text: '', start: 0, end: 0 }].slice(1));
  });

  it('are not read out of words to somebody, before a colon', () => {
    expect(
      read('Clinician: Go on.\nRelative: Can I add, Doctor: he tied the cord.\nPatient: I was airing it.'),
    ).toEqual(['clinician|Go on.', 'other|Can I add, Doctor: he tied the cord.', 'patient|I was airing it.']);
  });

  it('of captions are read past their times', () => {
    const captions =
      '1\n00:00:01.000 --> 00:00:03.000\nDr: Hello.\n\n2\n00:00:04.000 --> 00:00:05.000\nPt: Hi.';
    expect(read(captions)).toEqual(['clinician|Hello.', 'patient|Hi.']);
  });
});

describe('turns', () => {
  it('are verbatim stretches of the transcript, in order', () => {
    const pieces = constantFrom(
      'Dr: ',
      'Pt: ',
      'P - ',
      '\n',
      '[00:01] ',
      'I am low. ',
      '“Any?” ',
      '\u200b',
      'Mood: ',
      '😶',
    );
    assert(
      property(array(pieces, { maxLength: 30 }), string(), (parts, rest) => {
        const text = parts.join('') + rest;
        let last = 0;
        for (const { text: said, start, end } of readTranscript(text)) {
          expect(text.slice(start, end)).toBe(said);
          expect(start).toBeGreaterThanOrEqual(last);
          last = end;
        }
      }),
      { numRuns: 200 },
    );
  });
});
