import type { Issue, LabPanel, LabReportStatus } from '@svc/contracts';

/** What a report of a laboratory holds, in the shape the biomarker endpoints take. */
export interface LabReport {
  readonly source: 'json' | 'fhir';
  readonly reportStatus: LabReportStatus;
  readonly labs: readonly LabPanel[];
  /** What of the delivery was not used, and what asks for a look. */
  readonly said?: readonly string[];
}

/** A report that was read, or what is wrong with it, field by field. */
export type ReportReading =
  | { readonly ok: true; readonly report: LabReport }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** What the order gives a report: its id becomes the id of the panel, so that signals point back to it. */
export interface ReportOrder {
  readonly orderId: string;
  readonly panelName: string;
  /** The number on its paper; a report that names another is of another order. */
  readonly requisitionNumber?: string | undefined;
}
