import { describe, expect, it } from 'vitest';
import { readTranscript } from '../segment/read-transcript.ts';
import { namesIn } from './names.ts';
import { heardTurns } from './heard-turns.ts';
import { observationsOf } from './statements.ts';

const VISIT = [
  'Clinician: Good morning, Xaver. Your hands are shaking.',
  'Patient: They do that. [rubs his hands] It is the lithium.',
  'Relative: He shakes all day.',
].join('\n');

describe('what is seen of a patient', () => {
  const turns = heardTurns(readTranscript(VISIT));
  const observations = observationsOf(turns, namesIn(turns));

  it('is what the clinician says and what is remarked, nothing else', () => {
    expect(observations.map(({ speaker, start, end }) => [speaker, VISIT.slice(start, end)])).toEqual([
      ['clinician', 'Good morning, Xaver. Your hands are shaking.'],
      ['patient', '[rubs his hands]'],
    ]);
  });

  it('is judged without names', () => {
    expect(observations[0]?.words).not.toContain('Xaver');
  });

  it('is nothing where nobody observes', () => {
    expect(observationsOf(heardTurns(readTranscript('Patient: I am well.')), new Set())).toEqual([]);
  });
});
