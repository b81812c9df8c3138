import type { CdsIndicator, Prescription } from '@svc/contracts';
import { type Allergy, type AllergyConflict, allergyConflicts } from '@svc/fhir';
import type { ReadDrafts } from '../reading/read-hook.ts';
import type { Finding } from './card.ts';
import { notNow } from './not-now.ts';

/** Allergies on record against the draft orders, one card for each pair. */
export function allergyFindings(
  drafts: Pick<ReadDrafts, 'selected' | 'others'>,
  allergies: readonly Allergy[],
): Finding[] {
  const findingsOf = (orders: readonly Prescription[]) =>
    allergyConflicts(allergies, orders).map(allergyFinding);
  return [...findingsOf(drafts.selected), ...findingsOf(drafts.others).map(notNow)];
}

function allergyFinding(conflict: AllergyConflict): Finding {
  const { allergy, medicine, text } = conflict;
  const reaction = allergy.reaction === undefined ? '' : ` (${allergy.reaction})`;
  return {
    kind: 'allergy',
    about: 'selected',
    indicator: indicatorOf(conflict),
    summary: `${medicine}: allergy to ${allergy.substance} on record${reaction}`,
    paragraphs: [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`],
  };
}

/** A group, or what was judged to be of low criticality, is looked at; the medicine itself stops. */
function indicatorOf({ allergy, kind }: AllergyConflict): CdsIndicator {
  if (allergy.criticality === 'high') return 'critical';
  return kind === 'same' && allergy.criticality !== 'low' ? 'critical' : 'warning';
}
