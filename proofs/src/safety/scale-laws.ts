import type { Assessment } from '@svc/contracts';
import { findInstrument, type Instrument, INSTRUMENTS, type InstrumentScale } from '@svc/clinical';
import { type Products, score } from '@svc/intelligence';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  atMoments,
  type Case,
  medicationRequest,
  outcomeRequest,
  relapseRequest,
} from '../arbitraries/requests.ts';
import { dateAround } from '../arbitraries/moments.ts';
import { type Badness, BADNESS, type JudgedProduct } from '../laws/worse.ts';
import { type SafetyLaw, safetyLaw } from './safety-law.ts';

type ScaleProduct = 'outcome' | 'relapse' | 'medication';
type ScaleCase = Case<ScaleProduct> & { readonly product: ScaleProduct };

const DAY_MS = 86_400_000;
/** Room for what a law adds. */
const MOST_ASSESSMENTS = 400;
const BUILDERS = { outcome: outcomeRequest, relapse: relapseRequest, medication: medicationRequest };
const SCALE_PRODUCTS: readonly ScaleProduct[] = ['outcome', 'relapse', 'medication'];

const cases: Arbitrary<ScaleCase> = fc.oneof(
  ...SCALE_PRODUCTS.map((product) =>
    atMoments(
      (now) => BUILDERS[product](dateAround(now), MOST_ASSESSMENTS) as Arbitrary<ScaleCase['request']>,
    ).map(({ now, made }) => ({ now, request: made, product })),
  ),
);

interface Named {
  readonly instrument: Instrument;
  readonly scale: InstrumentScale;
}

const named = (purposes: readonly string[]): Arbitrary<Named> =>
  fc.constantFrom(
    ...INSTRUMENTS.filter(({ purpose }) => purposes.includes(purpose)).flatMap((instrument) =>
      instrument.scales.map((scale) => ({ instrument, scale })),
    ),
  );

function assessmentOf({ instrument, scale }: Named, points: number, at: number): Assessment {
  const own = scale.key === 'total' ? undefined : scale.aliases?.[0];
  return {
    instrumentId: own ?? instrument.key,
    instrumentName: instrument.name,
    score: points,
    maxScore: scale.max,
    createdAt: new Date(at).toISOString(),
  };
}

/** The worst score a scale can have. */
const worstOf = ({ min, max, worse }: InstrumentScale) => (worse === 'higher' ? max : min);

function answer({ product, now }: ScaleCase, request: object) {
  const data = score(product, request as never, { now }) as Products[ScaleProduct]['data'];
  const badness: Badness = BADNESS[product as JudgedProduct](data as never);
  return { data, badness };
}

function sentOf({ request }: ScaleCase): ReadonlySet<Instrument | undefined> {
  const { assessments = [] } = request as { assessments?: readonly Assessment[] };
  const known = (id: string, name: string) => [findInstrument(id, id), findInstrument(name, name)];
  return new Set(
    assessments.flatMap(({ instrumentId, instrumentName }) => known(instrumentId, instrumentName)),
  );
}

function withAssessment({ request }: ScaleCase, added: Assessment) {
  const { assessments = [] } = request as { assessments?: readonly Assessment[] };
  return { ...request, assessments: [...assessments, added] };
}

const DIRECTIONS: Readonly<Record<ScaleProduct, string>> = {
  outcome: 'direction',
  relapse: 'trend',
  medication: 'status',
};
/** Statuses that praise, by product. */
const PRAISE = ['improving', 'responding', 'falling'];

export const SCALE_LAWS: readonly SafetyLaw[] = [
  safetyLaw({
    name: 'adding a severe symptom scale never makes any status calmer',
    cases: fc.tuple(cases, named(['symptom'])),
    problemOf([each, which]) {
      // A further score of a scale that was sent may be within measurement error of the one before.
      if (sentOf(each).has(which.instrument)) return null;
      const { scale } = which;
      const added = assessmentOf(which, worstOf(scale), each.now - DAY_MS);
      const before = answer(each, each.request);
      const after = answer(each, withAssessment(each, added));
      const { status, requiresClinicianReview } = after.data.intelligence.summary;
      const calmer = ['direction', 'trend', 'level', 'status'].filter(
        (aspect) => (after.badness[aspect] ?? 9) < (before.badness[aspect] ?? -1),
      );
      if (calmer.length > 0) return `${which.scale.label} made ${calmer.join(', ')} calmer`;
      if (scale.bands.length > 1 && PRAISE.includes(status))
        return `${scale.label} at its worst, and ${status}`;
      if (scale.bands.length > 1 && !requiresClinicianReview)
        return `${scale.label} at its worst without review`;
      return undefined;
    },
  }),
  safetyLaw({
    name: 'adding a scale of another purpose never changes the direction',
    cases: fc.tuple(
      cases,
      named(['substance', 'cognition', 'screen', 'somatic', 'adverse']),
      fc.nat(100),
      fc.integer({ min: 0, max: 400 }),
    ),
    problemOf([each, which, share, days]) {
      const { min, max } = which.scale;
      const points = Math.round(min + ((max - min) * share) / 100);
      const added = assessmentOf(which, points, each.now - days * DAY_MS);
      const field = DIRECTIONS[each.product];
      const of = (request: object) => {
        const { data } = answer(each, request);
        return each.product === 'medication'
          ? data.intelligence.summary.status
          : (data as unknown as Record<string, unknown>)[field];
      };
      const [before, after] = [of(each.request), of(withAssessment(each, added))];
      return before === after ? undefined : `${which.scale.label}: ${String(before)} → ${String(after)}`;
    },
  }),
  safetyLaw({
    name: 'a change smaller than the reliable change never reads improved or worsened',
    cases: fc.tuple(
      fc.constantFrom(...SCALE_PRODUCTS),
      named(['symptom']),
      fc.nat(100),
      fc.integer({ min: -99, max: 99 }),
      fc.integer({ min: 20, max: 80 }),
    ),
    problemOf([product, which, share, step, days]) {
      const { scale } = which;
      const range = scale.max - scale.min;
      const least = scale.reliableChange?.value ?? 0.2 * range;
      const first = Math.round(scale.min + (range * share) / 100);
      const second = first + Math.trunc((least * step) / 100);
      if (second < scale.min || second > scale.max || Math.abs(second - first) >= least) return null;
      const now = Date.UTC(2026, 10, 23);
      const start = now - days * DAY_MS;
      const assessments = [assessmentOf(which, first, start), assessmentOf(which, second, now - DAY_MS)];
      const prescriptions = [
        {
          id: 'p1',
          medicationName: 'sertraline',
          status: 'active',
          prescribedAt: new Date(start + DAY_MS).toISOString(),
        },
      ];
      const request = product === 'medication' ? { assessments, prescriptions } : { assessments };
      const { data } = answer({ product, now, request } as ScaleCase, request);
      const said =
        product === 'relapse' ? (data as { trend?: string }).trend : data.intelligence.summary.status;
      const crossed = ['improving', 'worsening', 'responding', 'rising', 'falling'].includes(said ?? '');
      return crossed ? `${scale.label} ${first} → ${second} (reliable ${least}): ${said}` : undefined;
    },
  }),
];
