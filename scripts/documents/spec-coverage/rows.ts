import { DECIDED_ROWS } from './decided-rows.ts';
import { DOCUMENT_ROWS } from './document-rows.ts';
import { EVENT_ROWS } from './event-rows.ts';
import { FHIR_DECISIONS } from './fhir-rows.ts';
import { LAB_DECISIONS, LAB_ROWS } from './lab-rows.ts';
import { DELIVERY_DECISIONS, RECORD_DECISIONS, RECORD_ROWS } from './record-rows.ts';
import { RETINA_ROWS } from './retina-rows.ts';
import type { Row } from './row.ts';
import { WEARABLE_DECISIONS, WEARABLE_ROWS } from './wearable-rows.ts';

/** Every row and rule that a test or a benchmark must stand behind. */
export const ROWS: readonly Row[] = [
  ...DOCUMENT_ROWS,
  ...EVENT_ROWS,
  ...RECORD_ROWS,
  ...LAB_ROWS,
  ...WEARABLE_ROWS,
  ...RETINA_ROWS,
  ...DECIDED_ROWS,
  ...FHIR_DECISIONS,
  ...RECORD_DECISIONS,
  ...LAB_DECISIONS,
  ...WEARABLE_DECISIONS,
  ...DELIVERY_DECISIONS,
];
