import {
  type Assessment,
  DAY_MS,
  type LabPanel,
  parseIsoDate,
  PRODUCTS,
  type Prescription,
  type ProductKey,
} from '@svc/contracts';
import type { Products } from '@svc/intelligence';
import { HISTORY_PREFIX } from '../request-inputs.ts';
import type { Inputs } from './read-inputs.ts';

/** Request bodies of the analysis endpoints for which there is data. */
export type FhirRequests = { [Product in ProductKey]?: Products[Product]['request'] };

/** Everything read from a bundle. */
export interface BundleContent {
  readonly assessments: readonly Assessment[];
  readonly labs: readonly LabPanel[];
  readonly prescriptions: readonly Prescription[];
  /** Whether any medicine was on record at all: an empty list is no evidence. */
  readonly anyMedicine: boolean;
  readonly avgSleepHours: number | undefined;
  readonly lastVisitAt: number | undefined;
  readonly inputs: Inputs;
}

const MOST_ACTIVE = 100;
const MOST_DAYS = 3650;
const MOST_MEDICINES = 50;
const LONGEST_MEDICINE = 120;
const MOST_ASSESSMENTS = 500;

const DMSE_FIELDS = [
  'psychomotorFidgetEpisodes',
  'responseLatencySeconds',
  'speechRateWpm',
  'sustainedAttentionPct',
] as const;

/** Makes requests from EHR data: what is not on record is not sent, and a default is not evidence. */
export function deriveRequests(content: BundleContent, now: number): FhirRequests {
  const { labs, prescriptions, anyMedicine, avgSleepHours, inputs } = content;
  const assessments = newestAssessments(content.assessments);
  const shared = {
    ...given('dmseLatencyPctChange', inputs.dmseLatencyPctChange),
    ...given('avgSleepHours', inputs.avgSleepHours ?? avgSleepHours),
  };
  const active = prescriptions.filter(({ status }) => status === 'active').length;
  const hasSource = assessments.length > 0 || anyMedicine || Object.keys(shared).length > 0;
  const relapse = {
    ...shared,
    ...(anyMedicine
      ? {
          hasActiveMedication: active > 0,
          ...daysSince('daysSinceMedChange', newestStart(prescriptions, now), now),
        }
      : {}),
    ...daysSince('daysSinceLastVisit', content.lastVisitAt, now),
    ...pick(inputs, ['daysSinceMedChange', 'hasActiveMedication', 'daysSinceLastVisit']),
  };
  const outcome = {
    ...shared,
    ...(anyMedicine ? { activeMedications: Math.min(active, MOST_ACTIVE) } : {}),
    ...pick(inputs, ['activeMedications', 'biomarkerWatchCount']),
  };
  const requests = {
    ...(hasDmse(inputs) ? { dmse: dmseOf(inputs) } : {}),
    ...(anyMedicine || assessments.length > 0
      ? {
          medication: {
            prescriptions,
            assessments,
            ...given('dmseLatencyPctChange', inputs.dmseLatencyPctChange),
          },
        }
      : {}),
    ...(labs.length > 0 ? { biomarker: { labs, ...medicinesOf(prescriptions) } } : {}),
    ...(hasSource ? { outcome: { assessments, ...outcome } } : {}),
    ...(hasSource || saysMoreThanVisit(relapse) ? { relapse: { assessments, ...relapse } } : {}),
  };
  return requests as FhirRequests;
}

/** The requests that a bundle of this package was made from: for the products it names, with nothing added. */
export function restoreRequests(
  { assessments, labs, prescriptions, inputs }: BundleContent,
  products: ReadonlySet<string>,
): FhirRequests {
  const made: Readonly<Partial<Record<ProductKey, () => object>>> = {
    dmse: () => dmseOf(inputs),
    medication: () => ({ prescriptions, assessments, ...pick(inputs, ['dmseLatencyPctChange']) }),
    biomarker: () => ({ labs, ...pick(inputs, ['medicines']) }),
    outcome: () => ({
      assessments,
      ...pick(inputs, ['dmseLatencyPctChange', 'activeMedications', 'biomarkerWatchCount', 'avgSleepHours']),
    }),
    relapse: () => ({
      assessments,
      ...pick(inputs, [
        'dmseLatencyPctChange',
        'avgSleepHours',
        'daysSinceMedChange',
        'hasActiveMedication',
        'daysSinceLastVisit',
      ]),
    }),
  };
  return Object.fromEntries(
    PRODUCTS.flatMap((product) => {
      const make = products.has(product) ? made[product] : undefined;
      return make === undefined ? [] : [[product, make()]];
    }),
  ) as FhirRequests;
}

/** Medicines taken now, by name: a reading can mean more beside them. */
function medicinesOf(prescriptions: readonly Prescription[]): { medicines?: string[] } {
  const names = prescriptions
    .filter(({ status }) => status === 'active')
    .map(({ medicationName }) => medicationName.slice(0, LONGEST_MEDICINE))
    .filter((name) => name.trim() !== '');
  return names.length === 0 ? {} : { medicines: [...new Set(names)].slice(0, MOST_MEDICINES) };
}

/** The day of a visit alone says nothing about how somebody is. */
function saysMoreThanVisit(relapse: object): boolean {
  return Object.keys(relapse).some((field) => field !== 'daysSinceLastVisit');
}

function hasDmse(inputs: Inputs): boolean {
  return DMSE_FIELDS.some((field) => inputs[field] !== undefined);
}

function dmseOf(inputs: Inputs): object {
  const history = Object.entries(inputs)
    .filter(([field]) => field.startsWith(HISTORY_PREFIX))
    .map(([field, values]) => [field.slice(HISTORY_PREFIX.length), values]);
  return {
    ...pick(inputs, [...DMSE_FIELDS, 'sessionDurationSeconds']),
    ...(history.length === 0 ? {} : { history: Object.fromEntries(history) }),
  };
}

function pick(inputs: Inputs, fields: readonly string[]): Inputs {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = inputs[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

function given(field: string, value: unknown): object {
  return value === undefined ? {} : { [field]: value };
}

function daysSince(field: string, atMs: number | undefined, now: number): object {
  if (atMs === undefined) return {};
  return { [field]: Math.min(Math.max(0, Math.floor((now - atMs) / DAY_MS)), MOST_DAYS) };
}

function newestStart(prescriptions: readonly Prescription[], now: number): number | undefined {
  return newestOf(
    prescriptions.flatMap(({ prescribedAt }) => prescribedAt ?? []),
    now,
  );
}

/** The newest of several days, none of them in the future. */
export function newestOf(days: readonly string[], now: number): number | undefined {
  const newest = days
    .map(parseIsoDate)
    .filter((atMs) => atMs <= now + DAY_MS)
    .reduce((latest, atMs) => Math.max(latest, atMs), Number.NEGATIVE_INFINITY);
  return newest === Number.NEGATIVE_INFINITY ? undefined : newest;
}

/** In the order they were done; when there are too many, the newest. */
function newestAssessments(assessments: readonly Assessment[]): Assessment[] {
  return assessments
    .toSorted((a, b) => parseIsoDate(a.createdAt) - parseIsoDate(b.createdAt))
    .slice(-MOST_ASSESSMENTS);
}
