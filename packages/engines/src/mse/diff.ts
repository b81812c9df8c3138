import type { CssrsAnswers, MseDiff, MseDomainDiff, MseSelection, MseSelectionEntry } from '@svc/contracts';
import { assessMseRisk } from './assess-risk.ts';
import { CSSRS_QUESTIONS, type MseDomain, MSE_DOMAINS } from '@svc/clinical';

const FIELDS = ['text', 'provenance', 'confidence', 'confidenceScore', 'supportingSignals'] as const;

/**
 * What changed from one version of an exam to another, for every domain that either records: options added,
 * removed and kept, notes and metadata that differ, C-SSRS answers that differ, and the risk level of both.
 * The order of options is no difference.
 *
 * @example
 * ```ts
 * import { diffMse } from '@svc/engines';
 *
 * diffMse({ mood: { values: ['depressed'] } }, { mood: { values: ['euthymic'] } }).riskLevel;
 * // → { before: 'none', after: 'none' }
 * ```
 */
export function diffMse(before: MseSelection, after: MseSelection): MseDiff {
  return {
    domains: MSE_DOMAINS.flatMap((domain) => diffDomain(domain, before[domain.key], after[domain.key])),
    riskLevel: { before: assessMseRisk(before).level, after: assessMseRisk(after).level },
  };
}

function diffDomain(
  { key, label }: MseDomain,
  before: MseSelectionEntry | undefined,
  after: MseSelectionEntry | undefined,
): MseDomainDiff[] {
  if (before === undefined && after === undefined) return [];
  const had = [...new Set(before?.values)];
  const has = [...new Set(after?.values)];
  const parts = {
    added: has.filter((value) => !had.includes(value)),
    removed: had.filter((value) => !has.includes(value)),
    kept: had.filter((value) => has.includes(value)),
    fields: changedFields(before, after),
    cssrs: changedAnswers(before?.cssrs, after?.cssrs),
  };
  const { added, removed, fields, cssrs } = parts;
  const differs = [added, removed, fields, cssrs].some((list) => list.length > 0);
  return [{ key, label, change: changeOf(before, after, differs), ...parts }];
}

function changeOf(
  before: MseSelectionEntry | undefined,
  after: MseSelectionEntry | undefined,
  differs: boolean,
): MseDomainDiff['change'] {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return differs ? 'changed' : 'unchanged';
}

function changedFields(
  before: MseSelectionEntry | undefined,
  after: MseSelectionEntry | undefined,
): MseDomainDiff['fields'] {
  return FIELDS.map((field) => ({
    field,
    before: before?.[field] ?? null,
    after: after?.[field] ?? null,
  })).filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

function changedAnswers(before: CssrsAnswers = {}, after: CssrsAnswers = {}): MseDomainDiff['cssrs'] {
  return CSSRS_QUESTIONS.map(({ id }) => ({
    id,
    before: before[id] ?? null,
    after: after[id] ?? null,
  })).filter((change) => change.before !== change.after);
}
