import {
  CDS_OVERRIDE_REASONS,
  type CdsCard,
  type CdsCountedReason,
  type CdsOverrideReason,
} from '@svc/contracts';

/** A name, never an address that is called. */
const SYSTEM = 'https://svc.example/fhir/CodeSystem/cds-override-reason';

const DISPLAYS: Readonly<Record<CdsOverrideReason, string>> = {
  already_managed: 'Known and already managed',
  benefit_outweighs_risk: 'Benefit outweighs the risk for this patient',
  data_out_of_date: 'Based on data that are wrong or out of date',
  not_applicable: 'Does not apply to this patient',
  patient_declined: 'Patient declined',
};

/** What a clinician may say who does not follow a card. */
export const OVERRIDE_REASONS: CdsCard['overrideReasons'] = CDS_OVERRIDE_REASONS.map((code) => ({
  system: SYSTEM,
  code,
  display: DISPLAYS[code],
}));

/** What is counted of a reason: one of ours by its code; never the code or words of another. */
export function countedReason(
  reason: { readonly system?: string | undefined; readonly code: string } | undefined,
): CdsCountedReason {
  if (reason === undefined) return 'none';
  const own = CDS_OVERRIDE_REASONS.find((code) => code === reason.code);
  return own !== undefined && (reason.system === undefined || reason.system === SYSTEM) ? own : 'other';
}
