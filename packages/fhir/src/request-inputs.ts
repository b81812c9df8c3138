import { DMSE_METRICS } from '@svc/contracts';

/** How a number of a request stands in FHIR: an Observation by its field name, in this unit. */
interface RequestInput {
  readonly label: string;
  readonly unit?: string;
}

/** Fields of requests that no public code system has a code for, and what they are counted in. */
export const REQUEST_INPUTS: Readonly<Record<string, RequestInput>> = {
  psychomotorFidgetEpisodes: { label: 'Fidget or restlessness episodes of a session', unit: 'episodes' },
  responseLatencySeconds: { label: 'Mean response latency of a session', unit: 's' },
  speechRateWpm: { label: 'Mean speech rate of a session', unit: 'wpm' },
  sustainedAttentionPct: { label: 'Sustained attention of a session', unit: '%' },
  sessionDurationSeconds: { label: 'Length of a session', unit: 's' },
  dmseLatencyPctChange: { label: 'Change of response latency', unit: '%' },
  avgSleepHours: { label: 'Average sleep per night', unit: 'h' },
  activeMedications: { label: 'Medicines taken now' },
  biomarkerWatchCount: { label: 'Biomarkers on watch' },
  daysSinceMedChange: { label: 'Time since the last change of medication', unit: 'd' },
  daysSinceLastVisit: { label: 'Time since the last visit', unit: 'd' },
  hasActiveMedication: { label: 'A medicine is being taken' },
};

/** History of a metric goes by this before its key. */
export const HISTORY_PREFIX = 'history.';

/** Marks a bundle that was made of requests, by product: nothing is derived from it. */
export const REQUEST_TAG_PREFIX = 'request.';

/** Marks an Observation as a reading of a request, under the name it was sent with. */
export const READING_CODE = 'biomarker';

/** Metrics of a digital examination by the key of their history. */
export const METRIC_BY_HISTORY: ReadonlyMap<string, string> = new Map(
  Object.entries(DMSE_METRICS).map(([field, { signalKey }]) => [signalKey, field]),
);
