import { findMseDomain, findMseOption } from '@svc/clinical';
import type { Finding } from './finding.ts';

/** Whether the catalog takes an option for risk. */
export function isRiskBearing({ domain, value, isRisk }: Finding): boolean {
  const found = findMseDomain(domain);
  const mark = found && findMseOption(found, value)?.riskMark;
  return (isRisk && value !== 'protective_factors_present') || (mark !== undefined && mark !== 'none');
}
