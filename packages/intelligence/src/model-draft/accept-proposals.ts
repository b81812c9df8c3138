import type { MseSelection, MseSelectionEntry } from '@svc/contracts';
import { type Evidence, evidenceOf, isModelAddable, readTranscript, type Turn } from '@svc/mse-draft';
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
  readonly evidence: readonly Evidence[];
  readonly warnings: readonly string[];
}

const LEAST_QUOTE_CHARACTERS = 12;

/**
 * Adds to a draft what a model proposed, as far as a possibly hostile model can be believed: an option of
 * the catalog that is no reassurance, with a verbatim quote of what patient or clinician said in the visit
 * (not to the software) and not negated there. The engine's draft is only added to, so risk can only rise.
 */
export function acceptProposals(
  proposals: readonly Proposal[],
  transcript: string,
  drafted: MseSelection,
): Accepted {
  const turns = evidenceOf(readTranscript(transcript), transcript);
  let selection = drafted;
  const citations: string[] = [];
  const evidence: Evidence[] = [];
  let dropped = 0;
  for (const proposal of proposals) {
    const { domain, value, quote } = proposal;
    const turn = turnOf(quote, turns);
    const added = turn === undefined ? undefined : withOption(selection, proposal, turn.speaker);
    if (turn === undefined || added === undefined) dropped += 1;
    else if (added !== selection) {
      selection = added;
      citations.push(quote);
      const from = turn.start + turn.text.indexOf(quote);
      evidence.push({ domain, value, from, to: from + quote.length, speaker: turn.speaker });
    }
  }
  const warnings =
    dropped === 0
      ? []
      : [
          `${dropped} ${dropped === 1 ? 'proposal of the model was' : 'proposals of the model were'} dropped as not grounded.`,
        ];
  return { selection, citations, evidence, warnings };
}

/** The turn that holds the quote; undefined when the quote is too short, not verbatim, or somebody else's. */
function turnOf(quote: string, turns: readonly Turn[]): Turn | undefined {
  if (quote.trim().length < LEAST_QUOTE_CHARACTERS) return undefined;
  return turns.find(({ text, speaker }) => speaker !== 'other' && text.includes(quote));
}

/** The selection with the option; unchanged when it has it already; undefined when it cannot be added. */
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
