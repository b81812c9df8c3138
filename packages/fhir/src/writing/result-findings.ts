import type { Observation } from 'fhir/r4.js';
import type {
  BiomarkerAnalysis,
  ClinicalSignal,
  Code,
  Discrepancy,
  DmseSignal,
  OutcomeComponent,
  ProductKey,
  RelapseFactor,
} from '@svc/contracts';
import { SYSTEMS } from '../systems.ts';
import { productCategory } from './category.ts';
import { conceptOf } from './concept.ts';
import { fhirMoment } from './fhir-moment.ts';
import { statusInterpretation, toneInterpretation } from './interpretation.ts';
import { THE_SERVICE } from './performer.ts';
import { quantityOf } from './quantity.ts';
import { advisoryNotes, type ProductResult, productTag } from './result-observation.ts';
import { bytesOf } from './size.ts';
import { siblingId, subjectOf, type WriteContext } from './write-context.ts';

/** What one Observation below a result says: its name, its number or words, and how to read it. */
interface Finding {
  readonly place: string;
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly observedAt?: string | undefined;
  readonly value: Pick<Observation, 'valueQuantity' | 'valueString' | 'dataAbsentReason'>;
  readonly interpretation?: Observation['interpretation'];
  readonly range?: string | undefined;
}

/** Products whose codes say what a signal measured. Those of the others say what points or changes were made of. */
const SAME_QUANTITY: ReadonlySet<ProductKey> = new Set(['dmse', 'biomarker']);

/** What the findings of one result may take: an answer of all results stays within a megabyte. */
const MOST_BYTES = 600_000;
/** References to a finding, in its report and in the Observation of the result. */
const REFERENCES_BYTES = 250;
const WORST_FIRST = ['HH', 'LL', 'AA', 'H', 'L', 'A', 'W'];

/** Findings as Observations, and how many there were no room for. */
export interface WrittenFindings {
  readonly observations: readonly Observation[];
  readonly leftOut: number;
}

/** Signals, components or factors of a result. Where they are more than an answer can hold, the worst of them. */
export function findingObservations(data: ProductResult, context: WriteContext): WrittenFindings {
  const all = observationsOf(data, context);
  const sized = all.map((observation) => ({
    observation,
    bytes: bytesOf(observation) + REFERENCES_BYTES,
  }));
  if (sized.reduce((sum, { bytes }) => sum + bytes, 0) <= MOST_BYTES)
    return { observations: all, leftOut: 0 };
  let room = MOST_BYTES;
  const kept = new Set<Observation>();
  for (const { observation, bytes } of sized.toSorted(
    (a, b) => rankOf(a.observation) - rankOf(b.observation),
  )) {
    room -= bytes;
    if (room < 0) break;
    kept.add(observation);
  }
  return { observations: all.filter((each) => kept.has(each)), leftOut: all.length - kept.size };
}

function rankOf({ interpretation }: Observation): number {
  const rank = WORST_FIRST.indexOf(interpretation?.[0]?.coding?.[0]?.code ?? '');
  return rank < 0 ? WORST_FIRST.length : rank;
}

/** Each finding with its own codes. */
function observationsOf(data: ProductResult, context: WriteContext): Observation[] {
  const { engine, codes, provenance } = data.intelligence;
  const codesByPlace = SAME_QUANTITY.has(engine) ? byPlace(codes) : new Map<string, Code[]>();
  return findingsOf(data).map(({ place, key, label, detail, observedAt, value, interpretation, range }) => ({
    resourceType: 'Observation',
    id: siblingId(context, place.slice(1).replaceAll('/', '-')),
    meta: productTag(engine),
    status: 'final',
    category: productCategory(engine),
    code: conceptOf(label, [
      { system: SYSTEMS.finding, code: key, display: label },
      ...(codesByPlace.get(place) ?? []),
    ]),
    ...subjectOf(context),
    effectiveDateTime: observedAt === undefined ? provenance.generatedAt : fhirMoment(observedAt),
    issued: provenance.generatedAt,
    performer: [THE_SERVICE],
    ...value,
    ...(interpretation === undefined ? {} : { interpretation }),
    ...(range === undefined || range === '' ? {} : { referenceRange: [{ text: range }] }),
    note: [{ text: detail }, ...advisoryNotes(data)],
    device: { display: provenance.engineVersion },
  }));
}

function byPlace(codes: readonly Code[]): Map<string, Code[]> {
  const places = new Map<string, Code[]>();
  for (const code of codes) {
    const same = places.get(code.mapsTo);
    if (same === undefined) places.set(code.mapsTo, [code]);
    else same.push(code);
  }
  return places;
}

function findingsOf(data: ProductResult): Finding[] {
  switch (data.object) {
    case 'dmse.analysis':
      return data.signals.map(dmseFinding);
    case 'medication.analysis':
      return data.signals.map(signalFinding);
    case 'biomarker.analysis':
      return [...data.signals.map(signalFinding), ...discrepanciesOf(data)];
    case 'outcome.score':
      return data.components.map(componentFinding);
    case 'relapse.prediction':
      return data.factors.map(factorFinding);
    default:
      // A product that is not here yet has its result, and no findings of its own.
      return [];
  }
}

function dmseFinding(signal: DmseSignal, index: number): Finding {
  return {
    place: `/signals/${index}`,
    key: signal.signalKey,
    label: signal.label,
    detail: signal.detail,
    value: { valueQuantity: quantityOf(signal.metricValue, signal.metricUnit) },
    interpretation: [statusInterpretation('dmse', signal.interpretation)],
    range: signal.referenceRange,
  };
}

function signalFinding(signal: ClinicalSignal, index: number): Finding {
  const { metricValue, metricUnit } = signal;
  const interpretation = toneInterpretation(signal.tone);
  return {
    place: `/signals/${index}`,
    key: signal.signalKey,
    label: signal.label,
    detail: signal.detail,
    observedAt: signal.observedAt,
    value:
      metricValue === undefined
        ? { valueString: signal.summaryLine }
        : { valueQuantity: quantityOf(metricValue, metricUnit) },
    ...(interpretation === undefined ? {} : { interpretation: [interpretation] }),
    range: signal.referenceRange,
  };
}

function discrepanciesOf({ discrepancies }: BiomarkerAnalysis): Finding[] {
  return discrepancies.map((found: Discrepancy, index) => ({
    place: `/discrepancies/${index}`,
    key: found.analyte,
    label: found.label,
    detail: found.detail,
    observedAt: found.observedAt,
    value: {
      valueQuantity: {
        ...quantityOf(found.value, found.unit ?? undefined),
        ...(found.comparator === undefined ? {} : { comparator: found.comparator }),
      },
    },
    interpretation: [statusInterpretation('biomarker', found.status ?? 'watch')],
    range: found.limit,
  }));
}

function componentFinding(
  { key, label, contribution, detail, available }: OutcomeComponent,
  index: number,
): Finding {
  return { place: `/components/${index}`, key, label, detail, value: pointsOrNone(contribution, available) };
}

function factorFinding(
  { key, label, points, detail, available, tone, maxPoints }: RelapseFactor,
  index: number,
): Finding {
  const interpretation = toneInterpretation(tone);
  return {
    place: `/factors/${index}`,
    key,
    label,
    detail,
    value: pointsOrNone(points, available),
    ...(interpretation === undefined ? {} : { interpretation: [interpretation] }),
    range: `0 to ${maxPoints} points`,
  };
}

/** Points of a source; one that was not sent has none, which is no 0. */
function pointsOrNone(points: number, available: boolean): Finding['value'] {
  if (available) return { valueQuantity: quantityOf(points, 'points') };
  return {
    dataAbsentReason: { coding: [{ system: SYSTEMS.dataAbsentReason, code: 'unknown', display: 'Unknown' }] },
  };
}
