import { describe, expect, it } from 'vitest';
import { labelledVisits, transcriptOf } from '../trainer/labelled-visits.ts';
import {
  withOtherAges,
  withOtherNames,
  withOtherRegions,
  withOtherSexes,
} from '../../../packages/mse-draft/test/somebody-else.ts';
import { draftMseSelection } from '../../../packages/mse-draft/src/draft-mse-selection.ts';

/** Words of the visit in a warning. */
const QUOTED = /"[^]*"/g;
/** Every second visit: more than five hundred. */
const VISITS = labelledVisits()
  .filter((_, at) => at % 2 === 0)
  .map((visit) => ({ id: visit.id, transcript: transcriptOf(visit) }));
const DRAFTS = new Map(VISITS.map(({ id, transcript }) => [id, drafted(transcript)]));

/** All of a draft but the words it quotes. */
function drafted(transcript: string): unknown {
  const { selection, citations, warnings, toClarify } = draftMseSelection({ transcript });
  return {
    selection,
    citations: citations.length,
    warnings: warnings.map((warning) => warning.replace(QUOTED, '')),
    toClarify: toClarify.map(({ topic, reason }) => ({ topic, reason })),
  };
}

describe('the same visit of somebody else [D:draft agent]', () => {
  it.each([
    ['who has another name', withOtherNames, []],
    ['of the other sex', withOtherSexes, []],
    ['of another age', withOtherAges, []],
    ['from elsewhere', withOtherRegions, []],
  ])('%s is drafted alike', (_, withOther, known) => {
    const unlike = VISITS.filter(({ id, transcript }) => {
      const other = withOther(transcript);
      return other !== transcript && !isAlike(drafted(other), DRAFTS.get(id));
    });
    expect(unlike.map(({ id }) => id)).toEqual(known);
  });

  it.each([
    ['names', withOtherNames, 330],
    ['sexes', withOtherSexes, 700],
    ['ages', withOtherAges, 75],
    ['places and spellings', withOtherRegions, 410],
  ])('%s differ in enough of the visits to say so', (_, withOther, least) => {
    const changed = VISITS.filter(({ transcript }) => withOther(transcript) !== transcript);
    expect(changed.length).toBeGreaterThanOrEqual(least);
  });
});

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
