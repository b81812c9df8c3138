import type { KeyMode, LabOrderStatus, LabStatusReason } from '@svc/contracts';
import type { Selectable } from 'kysely';
import type { LabOrderTable } from '../database/tables.ts';

/** Which order: orders of another account or the other mode are not there. */
export interface LabOrderKey {
  readonly ownerId: string;
  readonly mode: KeyMode;
  readonly id: string;
}

/** An order as lists show it: without what the laboratory delivered, which may be large. */
export type ListedLabOrder = Omit<StoredLabOrder, 'results'>;

export const LISTED_COLUMNS = [
  'id',
  'mode',
  'patient_ref',
  'panel_id',
  'panel_name',
  'category',
  'price_cents',
  'status',
  'status_reason',
  'note',
  'requisition_number',
  'metadata',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof LabOrderTable)[];

/** An order as it is kept. */
export interface StoredLabOrder {
  readonly id: string;
  readonly mode: KeyMode;
  readonly patientRef: string;
  readonly panelId: string;
  readonly panelName: string;
  readonly category: string;
  readonly priceCents: number;
  readonly status: LabOrderStatus;
  readonly statusReason: LabStatusReason | null;
  readonly note: string;
  readonly requisitionNumber: string;
  /** JSON text. */
  readonly metadata: string;
  /** JSON text; null until the order is resulted. */
  readonly results: string | null;
  /** ISO timestamps. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export function toStoredOrder(row: Selectable<LabOrderTable>): StoredLabOrder {
  return { ...toListedOrder(row), results: row.results };
}

export function toListedOrder(
  row: Pick<Selectable<LabOrderTable>, (typeof LISTED_COLUMNS)[number]>,
): ListedLabOrder {
  return {
    id: row.id,
    mode: row.mode,
    patientRef: row.patient_ref,
    panelId: row.panel_id,
    panelName: row.panel_name,
    category: row.category,
    priceCents: row.price_cents,
    status: row.status,
    statusReason: row.status_reason,
    note: row.note,
    requisitionNumber: row.requisition_number,
    metadata: row.metadata,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
