import { findDrug } from '@svc/clinical';
import type { Prescription } from '@svc/contracts';
import type { ForbiddenMedicine } from '@svc/fhir';
import type { ReadDrafts } from '../reading/read-hook.ts';
import type { Finding } from './card.ts';
import { notNow } from './not-now.ts';

/** Draft orders of what an order in force says is not to be given. */
export function forbiddenFindings(
  drafts: Pick<ReadDrafts, 'selected' | 'others'>,
  forbidden: readonly ForbiddenMedicine[],
): Finding[] {
  const findingsOf = (orders: readonly Prescription[]) =>
    orders.flatMap(({ medicationName }) => {
      const key = findDrug(medicationName)?.key;
      const against = forbidden.find(({ drug }) => drug === key);
      return against === undefined ? [] : [forbiddenFinding(medicationName, against)];
    });
  return [...findingsOf(drafts.selected), ...findingsOf(drafts.others).map(notNow)];
}

function forbiddenFinding(medicine: string, { name, reason }: ForbiddenMedicine): Finding {
  const why = reason === undefined ? '' : `: ${reason}`;
  return {
    kind: 'medicine_note',
    about: 'selected',
    indicator: 'critical',
    summary: `${medicine}: an order on record says not to give it${why}`,
    paragraphs: [`An active order says that ${name} is not to be given${why}.`],
  };
}
