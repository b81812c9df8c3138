import type { Prescription } from '@svc/contracts';
import type { AllergyIntolerance } from 'fhir/r4.js';
import { isKind } from '../bundle/placed.ts';
import type { PlacedResources } from '../bundle/resources.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { allergyConflicts } from './allergy-conflicts.ts';
import { readAllergy } from './read-allergies.ts';

/** Allergies against what is ordered or taken: only those that speak against a medicine of the record ask for a look. */
export function noteAllergies(
  { all }: Pick<PlacedResources, 'all'>,
  prescriptions: readonly Prescription[],
  report: ReadingReport,
): void {
  for (const placed of all) {
    if (!isKind<AllergyIntolerance>(placed, 'AllergyIntolerance')) continue;
    const read = readAllergy(placed.resource);
    if ('why' in read) {
      if (read.mightMatter && prescriptions.length > 0) report.unread(placed, read.why);
      else report.notUsed(placed, read.why);
      continue;
    }
    report.used(placed, 'allergy');
    if ('none' in read) report.remark(placed.path, 'says that no allergy is known');
    else
      for (const { text } of allergyConflicts([read.allergy], prescriptions))
        report.review(`${placed.path}: ${text}`);
  }
}
