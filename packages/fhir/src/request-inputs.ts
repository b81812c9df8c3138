import type { ObservationCategory } from './systems.ts';

/** How a number of a request stands in FHIR: an Observation by its field name, in this unit. */
interface RequestInput {
  readonly label: string;
  readonly unit?: string;
  readonly category: ObservationCategory;
}

/** Fields of requests that no public code system has a code for, and what they are counted in. */
export const REQUEST_INPUTS: Readonly<Record<string, RequestInput>> = {
  psychomotorFidgetEpisodes: {
    label: 'Fidget or restlessness episodes of a session',
    unit: 'episodes',
    category: 'exam',
  },
  responseLatencySeconds: { label: 'Mean response latency of a session', unit: 's', category: 'exam' },
  speechRateWpm: { label: 'Mean speech rate of a session', unit: 'wpm', category: 'exam' },
  sustainedAttentionPct: { label: 'Sustained attention of a session', unit: '%', category: 'exam' },
  sessionDurationSeconds: { label: 'Length of a session', unit: 's', category: 'exam' },
  dmseLatencyPctChange: { label: 'Change of response latency', unit: '%', category: 'exam' },
  avgSleepHours: { label: 'Average sleep per night', unit: 'h', category: 'activity' },
  activeMedications: { label: 'Medicines taken now', category: 'therapy' },
  biomarkerWatchCount: { label: 'Biomarkers on watch', category: 'survey' },
  daysSinceMedChange: { label: 'Time since the last change of medication', unit: 'd', category: 'therapy' },
  daysSinceLastVisit: { label: 'Time since the last visit', unit: 'd', category: 'survey' },
  hasActiveMedication: { label: 'A medicine is being taken', category: 'therapy' },
  medicines: { label: 'Names of the medicines taken now', category: 'therapy' },
};

/** Between the names of a list, each of which is one line. */
export const NAMES_BETWEEN = '\n';

/** History of a metric goes by this before its key. */
export const HISTORY_PREFIX = 'history.';

/** Marks a bundle that was made of requests, by product: nothing is derived from it. */
export const REQUEST_TAG_PREFIX = 'request.';

/** Marks an Observation as a reading of a request, under the name it was sent with. */
export const READING_CODE = 'biomarker';
