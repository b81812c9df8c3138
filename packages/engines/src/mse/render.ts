import type { MseLine, MseSelection, MseSelectionEntry } from '@svc/contracts';
import { loinc, type ConceptCode, type MseDomain, type MseOption, MSE_DOMAINS, RISK } from '@svc/clinical';
import { isRiskAssessed } from './assess-risk.ts';
import { cssrsText } from './cssrs-text.ts';
import { optionsOf } from './findings.ts';
import { noteText } from './note-text.ts';

export interface RenderedMse {
  readonly lines: MseLine[];
  /** All lines joined by a line break. */
  readonly objectiveBlock: string;
}

const NOT_ASSESSED = 'not assessed';
const CSSRS_PANEL = loinc('93373-9', 'Columbia - suicide severity rating scale screener - recent');

/**
 * The narrative of an exam: one line for each domain with a finding or a note, in the order of the catalog, and
 * always one for risk, which says so when risk was not assessed. A line is the findings as a list, the C-SSRS
 * screen, then the note. Line breaks of a note become spaces.
 * @param selection one that `validateMseSelection` accepts
 *
 * @example
 * ```ts
 * import { renderMse } from '@svc/engines';
 *
 * renderMse({ mood: { values: ['depressed'], text: 'worse in the morning' } }).objectiveBlock;
 * // → 'Mood (reported): Depressed. worse in the morning.\nRisk: not assessed'
 * ```
 */
export function renderMse(selection: MseSelection): RenderedMse {
  const lines = MSE_DOMAINS.flatMap((domain) => lineOf(domain, selection));
  return { lines, objectiveBlock: lines.map(({ line }) => line).join('\n') };
}

function lineOf(domain: MseDomain, selection: MseSelection): MseLine[] {
  const entry = selection[domain.key];
  const options = optionsOf(domain, entry);
  const sentences = [
    listText(options),
    ...(domain === RISK ? riskSentences(selection) : []),
    noteText(entry?.text ?? ''),
  ].filter((sentence) => sentence !== '');
  if (sentences.length === 0) return [];
  const { key, label } = domain;
  return [
    {
      key,
      label,
      line: `${label}: ${sentences.join(' ')}`,
      ...metadataOf(entry),
      ...codesOf(domain, options, entry),
    },
  ];
}

/** "Pressured, loud, increased response latency." Semicolons part findings that have commas of their own. */
function listText(options: readonly MseOption[]): string {
  if (options.length === 0) return '';
  const separator = options.some(({ label }) => label.includes(',')) ? '; ' : ', ';
  return `${options.map(({ label }, index) => (index === 0 ? label : lowerFirst(label))).join(separator)}.`;
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

function riskSentences(selection: MseSelection): string[] {
  const { cssrs, text = '' } = selection[RISK.key] ?? {};
  const screen = cssrs === undefined ? '' : cssrsText(cssrs);
  if (isRiskAssessed(selection)) return [screen];
  return [screen === '' && noteText(text) === '' ? NOT_ASSESSED : `${NOT_ASSESSED}.`, screen];
}

function metadataOf(entry: MseSelectionEntry | undefined): Partial<MseLine> {
  const { provenance, confidence, confidenceScore, supportingSignals } = entry ?? {};
  return {
    ...(provenance === undefined ? {} : { provenance }),
    ...(confidence === undefined ? {} : { confidence }),
    ...(confidenceScore === undefined ? {} : { confidenceScore }),
    ...(supportingSignals === undefined ? {} : { supportingSignals: [...supportingSignals] }),
  };
}

/** Codes of what was recorded; a line that only says "not assessed" has none. */
function codesOf(
  domain: MseDomain,
  options: readonly MseOption[],
  entry: MseSelectionEntry | undefined,
): Partial<MseLine> {
  if (entry === undefined) return {};
  const concepts: ConceptCode[] = [
    ...domain.codes,
    ...(domain === RISK && Object.keys(entry.cssrs ?? {}).length > 0 ? [CSSRS_PANEL] : []),
    ...options.flatMap(({ codes }) => codes),
  ];
  return concepts.length === 0 ? {} : { codes: concepts.map((concept) => ({ ...concept })) };
}
