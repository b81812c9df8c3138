import {
  CDS_INDICATORS,
  type CdsRequest,
  type CdsResponse,
  type LabPanel,
  type Prescription,
} from '@svc/contracts';
import { forbiddenMedicines, readAllergies } from '@svc/fhir';
import { allergyFindings } from './cards/allergy-findings.ts';
import { type CardContext, type Finding, toCard } from './cards/card.ts';
import { forbiddenFindings } from './cards/forbidden-findings.ts';
import { laboratoryFindings } from './cards/laboratory-findings.ts';
import { medicineFindings } from './cards/medicine-findings.ts';
import { monitoringFindings } from './cards/monitoring-findings.ts';
import { relapseFindings, type ScoringContext } from './cards/relapse-findings.ts';
import { unreadFindings } from './cards/unread-findings.ts';
import { knownPatient } from './reading/known-patient.ts';
import { labsMonitoredWith } from './reading/monitored-labs.ts';
import { newestReadings } from './reading/newest-readings.ts';
import { type ReadDrafts, type ReadHook, readHook } from './reading/read-hook.ts';
import { entriesOf } from './reading/resources.ts';

export type HookContext = ScoringContext & CardContext;

/** A clinician reads few cards; what is beyond is told in one. */
const MOST_CARDS = 12;

/**
 * The cards of a call, most urgent first; in order-select what is only about other drafts comes behind what is about
 * those selected. No card means that nothing was found in what was sent. An indicator is never calmer than what was found.
 *
 * @throws UnusableHook when what is needed was not sent, is of another patient, or cannot be read
 *
 * @example
 * ```ts
 * import { makeCards } from '@svc/cds-hooks';
 *
 * const request = {
 *   hook: 'order-sign',
 *   hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
 *   context: {
 *     userId: 'Practitioner/1',
 *     patientId: '42',
 *     draftOrders: {
 *       resourceType: 'Bundle',
 *       entry: [
 *         {
 *           resource: {
 *             resourceType: 'MedicationRequest',
 *             status: 'draft',
 *             intent: 'order',
 *             medicationCodeableConcept: { text: 'Phenelzine 15 mg' },
 *             subject: { reference: 'Patient/42' },
 *           },
 *         },
 *       ],
 *     },
 *   },
 *   prefetch: {
 *     medicationRequests: {
 *       resourceType: 'MedicationRequest',
 *       status: 'active',
 *       intent: 'order',
 *       medicationCodeableConcept: { text: 'Sertraline 50 mg' },
 *       subject: { reference: 'Patient/42' },
 *     },
 *   },
 * } as const;
 * const context = { now: Date.UTC(2026, 10, 20), calibrated: {}, origin: 'https://api.example.org', random: (n: number) => new Uint8Array(n) };
 * makeCards(request, context).cards[0]?.indicator; // → 'critical'
 * ```
 */
export function makeCards(request: CdsRequest, context: HookContext): CdsResponse {
  const findings = inOrder(findingsOf(readHook(request, context.now), context));
  return { cards: atMost(findings).map((finding) => toCard(finding, context)) };
}

function findingsOf(read: ReadHook, context: HookContext): Finding[] {
  const { requests } = read.record;
  const { now } = context;
  const prescriptions = requests.medication?.prescriptions ?? [];
  const labs = requests.biomarker?.labs ?? [];
  const readings = newestReadings(labs, now);
  const laboratorySent = !read.missing.includes('laboratory');
  const monitoring = monitoringFindings(prescriptions, { now, readings, laboratorySent });
  const own =
    read.drafts === null
      ? [...relapseFindings(requests.relapse, context), ...laboratoryFindings(requests.biomarker, context)]
      : orderFindings({ ...read, drafts: read.drafts }, prescriptions, context);
  return [...own, ...monitoring, ...unreadFindings(read)];
}

/** What the drafts do: with one another, with what is taken, and with what is known of the patient. */
function orderFindings(
  { drafts, bundle, record, missing }: ReadHook & { readonly drafts: ReadDrafts },
  taken: readonly Prescription[],
  context: HookContext,
): Finding[] {
  const { now } = context;
  const labs = record.requests.biomarker?.labs ?? [];
  const resources = entriesOf(bundle).map(({ resource }) => resource);
  const { allergies, noneKnown } = readAllergies(resources);
  return [
    ...allergyFindings(drafts, allergies),
    ...forbiddenFindings(drafts, forbiddenMedicines(resources)),
    ...orderedLaboratory(drafts, labs, context),
    ...medicineFindings(drafts, taken, {
      now,
      patient: knownPatient(bundle, labs, now),
      allergiesKnown: noneKnown || allergies.length > 0 || !missing.includes('allergies'),
    }),
  ];
}

/** Values that decide about what is ordered, else critical ones of anything: nobody signs past them unseen. */
function orderedLaboratory(
  { selected }: ReadDrafts,
  labs: readonly LabPanel[],
  context: HookContext,
): Finding[] {
  const monitored = labsMonitoredWith(selected, labs);
  const decisive = monitored.length === 0 ? [] : laboratoryFindings({ labs: monitored }, context, true);
  if (decisive.length > 0 || labs.length === 0) return decisive;
  return laboratoryFindings({ labs: [...labs] }, context).filter(({ indicator }) => indicator === 'critical');
}

function urgencyOf({ indicator }: Finding): number {
  return CDS_INDICATORS.indexOf(indicator);
}

/** Most urgent first, and what is only about other drafts below the least urgent about those selected. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const least = Math.min(...findings.filter(({ about }) => about === 'selected').map(urgencyOf));
  const rankOf = (finding: Finding) =>
    finding.about === 'others' ? Math.min(urgencyOf(finding), least - 0.5) : urgencyOf(finding);
  return findings.toSorted((one, other) => rankOf(other) - rankOf(one));
}

/** The rest in one card, as urgent as the most urgent of it. */
function atMost(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= MOST_CARDS) return findings;
  const rest = findings.slice(MOST_CARDS - 1);
  const [first] = rest;
  if (first === undefined) return findings;
  const worst = rest.reduce((most, each) => (urgencyOf(each) > urgencyOf(most) ? each : most), first);
  const more: Finding = {
    ...worst,
    summary: `${rest.length} more findings, the most urgent: ${worst.summary}`,
    paragraphs: rest.map(({ summary }) => summary),
  };
  return [...findings.slice(0, MOST_CARDS - 1), more];
}
