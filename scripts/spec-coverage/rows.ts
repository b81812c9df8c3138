import { DECIDED_ROWS } from './decided-rows.ts';
import { DOCUMENT_ROWS } from './document-rows.ts';
import type { Row } from './row.ts';

/** Every row and rule that a test, a benchmark or later work must stand behind. */
export const ROWS: readonly Row[] = [...DOCUMENT_ROWS, ...DECIDED_ROWS];
