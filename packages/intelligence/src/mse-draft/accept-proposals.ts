import type { MseSelection, MseSelectionEntry } from '@svc/contracts';
import { evidenceOf, isModelAddable, readTranscript, type Turn } from '@svc/mse-draft';
import { findMseDomain, findMseOption } from '@svc/clinical';

/** An option a model would add, with the words it says it rests on. */
export interface Proposal {
  readonly domain: string;
  readonly value: string;
  readonly quote: string;
}

export interface Accepted {
  readonly selection: MseSelection;
  readonly citations: readonly string[];
  readonly warnings: readonly string[];
}

const LEAST_QUOTE_CHARACTERS = 12;

/**
 * Adds to a draft what a model proposed, as far as it can be believed of a model that may be hostile: an option of
 * the catalog that reassures of nothing, with a verbatim quote from what patient or clinician said in the visit
 * and not to the software, not negated there. Nothing of the engine's draft is changed or removed, so risk can only rise.
 */
export function acceptProposals(
  proposals: readonly Proposal[],
  transcript: string,
  drafted: MseSelection,
): Accepted {
  const turns = evidenceOf(readTranscript(transcript), transcript);
  let selection = drafted;
  const citations: string[] = [];
  let dropped = 0;
  for (const proposal of proposals) {
    const speaker = speakerOf(proposal.quote, turns);
    const added = speaker === undefined ? undefined : withOption(selection, proposal, speaker);
    if (added === undefined) dropped += 1;
    else if (added !== selection) {
      selection = added;
      citations.push(proposal.quote);
    }
  }
  const warnings =
    dropped === 0
      ? []
      : [
          `${dropped} ${dropped === 1 ? 'proposal of the model was' : 'proposals of the model were'} dropped as not grounded.`,
        ];
  return { selection, citations, warnings };
}

/** Who said the quote; nobody when it is too short, not verbatim, or said by others. */
function speakerOf(quote: string, turns: readonly Turn[]): Turn['speaker'] | undefined {
  if (quote.trim().length < LEAST_QUOTE_CHARACTERS) return undefined;
  const turn = turns.find(({ text, speaker }) => speaker !== 'other' && text.includes(quote));
  return turn?.speaker;
}

/** The selection with the option; itself when it is there already; undefined when it cannot be added. */
function withOption(
  selection: MseSelection,
  { domain: key, value, quote }: Proposal,
  speaker: Turn['speaker'],
): MseSelection | undefined {
  const domain = findMseDomain(key);
  if (domain === undefined || findMseOption(domain, value) === undefined) return undefined;
  if (!isModelAddable(value, quote)) return undefined;
  const entry = selection[key];
  if (entry?.values.includes(value)) return selection;
  if (!domain.multi && entry !== undefined && entry.values.length > 0) return undefined;
  const added: MseSelectionEntry =
    entry === undefined
      ? {
          values: [value],
          provenance: speaker === 'patient' ? 'patient_reported' : 'digital_mse',
          confidence: 'low',
        }
      : { ...entry, values: [...entry.values, value] };
  return { ...selection, [key]: added };
}
