import { describe, expect, it } from 'vitest';
import { labelledVisits, transcriptOf } from '../test-support/classifier/labelled-visits.ts';
import { withOtherNames, withOtherSexes } from '../test-support/other-people.ts';
import { draftMseSelection } from './draft-mse-selection.ts';

const VISITS = labelledVisits().map((visit) => ({ id: visit.id, transcript: transcriptOf(visit) }));
const DRAFTS = new Map(VISITS.map(({ id, transcript }) => [id, drafted(transcript)]));

/** Options and answers of the draft of a transcript, in one order. */
function drafted(transcript: string): string {
  const { selection } = draftMseSelection({ transcript });
  return Object.entries(selection)
    .flatMap(([domain, { values }]) => values.map((value) => `${domain}.${value}`))
    .concat(Object.keys(selection.risk?.cssrs ?? {}))
    .toSorted()
    .join(' ');
}

describe('[D:draft agent] the same visit of somebody else', () => {
  it.each([
    // "Margaret" stands at the beginning of sentences alone, where nothing tells a name from another word.
    ['who has another name', withOtherNames, ['w22-09']],
    ['of the other sex', withOtherSexes, []],
  ])('%s is drafted alike', (_, withOther, known) => {
    const unlike = VISITS.filter(({ id, transcript }) => drafted(withOther(transcript)) !== DRAFTS.get(id));
    expect(unlike.map(({ id }) => id)).toEqual(known);
  });
});
