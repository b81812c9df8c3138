import { describe, expect, it } from 'vitest';
import { labelledVisits, transcriptOf } from '../trainer/labelled-visits.ts';
import { draftMseSelection } from '../../../packages/mse-draft/src/draft-mse-selection.ts';

const VISITS = labelledVisits(new URL('../corpus/never-reassured/', import.meta.url));
const REASSURING = ['denies_si_hi', 'none_identified'];

/** Written to be reassured about wrongly: by a no to another question, of somebody else, or taken back. */
describe('visits in which suicide and harm to others were not both asked of the patient and denied [D:draft agent]', () => {
  it('are never reassured about', () => {
    expect(VISITS.length).toBe(120);
    const reassured = VISITS.filter((visit) =>
      draftMseSelection({ transcript: transcriptOf(visit) }).selection.risk?.values.some((value) =>
        REASSURING.includes(value),
      ),
    );
    expect(reassured.map(({ id }) => id)).toEqual([]);
  });
});
