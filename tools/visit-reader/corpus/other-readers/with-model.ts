import { readFileSync } from 'node:fs';
import {
  acceptProposals,
  type Proposal,
} from '../../../../packages/intelligence/src/model-draft/accept-proposals.ts';
import {
  draftMseSelection as readByItself,
  type DraftedMse,
} from '../../../../packages/mse-draft/src/draft-mse-selection.ts';
import { type LabelledVisit, labelledVisits, transcriptOf } from '../../trainer/labelled-visits.ts';

// The reader with a language model in front, as the service has it: what the reader drafts stands, and of what the model found what is
// grounded joins it. `d` are the options that language models found in the visits that were scored once; each is proposed with the line
// that its author labelled with it, for they were written down without their words:
// `node --conditions=@svc/source tools/visit-reader/scoring/score-visits.ts --reader tools/visit-reader/corpus/other-readers/with-model.ts --labelled tools/visit-reader/corpus/scored-visits`.

const OPTIONS = new Map(
  readFileSync(new URL('d.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly id: string; readonly options: readonly string[] })
    .map(({ id, options }) => [id, options]),
);
const PROPOSALS = new Map(
  labelledVisits(new URL('../scored-visits/', import.meta.url)).map((visit) => [
    transcriptOf(visit),
    proposalsOf(visit),
  ]),
);

function proposalsOf({ id, lines }: LabelledVisit): Proposal[] {
  return (OPTIONS.get(id) ?? []).flatMap((option) => {
    const line = lines.find(({ options }) => options.includes(option));
    const [domain = '', value = ''] = option.split('.');
    return line === undefined ? [] : [{ domain, value, quote: line.text }];
  });
}

/** A draft with what the model adds. @throws Error for a visit that no model read */
export function draftMseSelection({ transcript }: { readonly transcript: string }): DraftedMse {
  const proposals = PROPOSALS.get(transcript);
  if (proposals === undefined) throw new Error('No model read this visit.');
  const drafted = readByItself({ transcript });
  const { selection, citations } = acceptProposals(proposals, transcript, drafted.selection);
  return { ...drafted, selection, citations: [...drafted.citations, ...citations] };
}
