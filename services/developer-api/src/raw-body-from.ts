import { AGENT_ENDPOINTS, ENDPOINTS, PRODUCT_ENDPOINTS } from '@svc/contracts';

/** Endpoints whose bodies a worker can compute. */
const COMPUTED: ReadonlySet<string> = new Set(
  [...Object.values(PRODUCT_ENDPOINTS), ...Object.values(AGENT_ENDPOINTS), ENDPOINTS.scoreFhir].map(
    ({ id }) => id,
  ),
);

/** Bodies from this size on are read and computed by a worker: below, the way there costs more than it saves. */
export const RAW_BODY_BYTES = 65_536;
/** The same where every entry is held against every other: the work grows with the square of the body. */
const PAIRED_BODY_BYTES = 512;
/** A medicine takes about so many times the bytes in FHIR that it does as a line. */
const FHIR_WORDS = 8;
/** The same for calls of CDS Hooks, which hold medicines against each other too. */
export const CDS_BODY_BYTES = FHIR_WORDS * PAIRED_BODY_BYTES;

/** Where a byte makes more work than one of numbers does. */
const RAW_FROM: Readonly<Record<string, number>> = {
  [ENDPOINTS.runMedicationAgent.id]: PAIRED_BODY_BYTES,
  // Words are looked for in every text.
  [ENDPOINTS.runBiomarkerAgent.id]: 4_096,
  [ENDPOINTS.runOutcomeAgent.id]: 4_096,
  [ENDPOINTS.runRelapseAgent.id]: 4_096,
  [ENDPOINTS.scoreFhir.id]: 32_768,
};

/** From what size on the body of an endpoint goes to a worker; undefined where none computes it. */
export function rawBodyFrom(endpointId: string): number | undefined {
  return COMPUTED.has(endpointId) ? (RAW_FROM[endpointId] ?? RAW_BODY_BYTES) : undefined;
}
