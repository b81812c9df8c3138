import { assessMseRisk } from '@svc/engines';
import { draftMseSelection } from '../../../packages/mse-draft/src/draft-mse-selection.ts';
import {
  withOtherAges,
  withOtherNames,
  withOtherRegions,
  withOtherSexes,
} from '../../../packages/mse-draft/test/somebody-else.ts';
import { labelledVisits, transcriptOf } from '../trainer/labelled-visits.ts';

// How many of 500 visits keep their options and level when one thing without meaning is changed:
// `node --conditions=@svc/source tools/visit-reader/scoring/score-alike.ts`, some ten minutes.

const MOST_OF_EACH = 72;
const SMALL_TALK = 'Clinician: Did you find somewhere to park?\nPatient: I did, round the back.';

/** Changes without meaning. */
const CHANGES: Readonly<Record<string, (transcript: string) => string>> = {
  'other names': withOtherNames,
  'the other sex': withOtherSexes,
  'another age': withOtherAges,
  'from elsewhere': withOtherRegions,
  'a remark more': (transcript) => transcript.replace(/(?<=^Patient: [^\n]*)$/m, ' [pause]'),
  'a harmless turn more': (transcript) => {
    const lines = transcript.split('\n');
    const middle = lines.findIndex((line, at) => at > lines.length / 2 && line.startsWith('Clinician:'));
    return [...lines.slice(0, middle), SMALL_TALK, ...lines.slice(middle)].join('\n');
  },
  'a greeting first': (transcript) => `Clinician: Good morning.\nPatient: Good morning.\n${transcript}`,
};

function drafted(transcript: string): string {
  const { selection } = draftMseSelection({ transcript });
  const options = Object.entries(selection).flatMap(([domain, { values }]) =>
    values.map((value) => `${domain}.${value}`),
  );
  return [...options.toSorted(), assessMseRisk(selection).level].join(' ');
}

const visits = labelledVisits().map(transcriptOf);
for (const [what, change] of Object.entries(CHANGES)) {
  const changed = visits.filter((transcript) => change(transcript) !== transcript);
  const step = Math.max(1, Math.floor(changed.length / MOST_OF_EACH));
  const chosen = changed.filter((_, at) => at % step === 0).slice(0, MOST_OF_EACH);
  const alike = chosen.filter((transcript) => drafted(transcript) === drafted(change(transcript)));
  process.stdout.write(`${what.padEnd(24)}${alike.length} of ${chosen.length}\n`);
}
