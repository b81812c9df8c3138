import type { MseSelection, MseSelectionEntry } from '@svc/contracts';
import { type MseDomain, type MseOption, MSE_DOMAINS, findMseOption } from '@svc/clinical';

/** A recorded option with its domain. */
export interface Finding {
  readonly domain: MseDomain;
  readonly option: MseOption;
}

/** What an exam records, in the order of the domains, each option once. */
export function findingsOf(selection: MseSelection): Finding[] {
  return MSE_DOMAINS.flatMap((domain) =>
    optionsOf(domain, selection[domain.key]).map((option) => ({ domain, option })),
  );
}

/** The options an entry records, in its order, each once. */
export function optionsOf(domain: MseDomain, entry: MseSelectionEntry | undefined): MseOption[] {
  return [...new Set(entry?.values)]
    .map((value) => findMseOption(domain, value))
    .filter((option) => option !== undefined);
}

/** Those of the findings that bear risk. */
export function riskFindingsOf(selection: MseSelection): Finding[] {
  return findingsOf(selection).filter(({ option }) => option.riskMark !== 'none');
}
