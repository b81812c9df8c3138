import type { Assessment } from '@svc/contracts';
import {
  bandOf,
  findInstrument,
  type Instrument,
  INSTRUMENTS,
  type InstrumentScale,
  leastReliableChange,
} from '@svc/clinical';
import { type Products, score } from '@svc/intelligence';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  atMoments,
  type Case,
  medicationRequest,
  outcomeRequest,
  relapseRequest,
} from '../../support/arbitraries/requests.ts';
import { dateAround } from '../../support/arbitraries/moments.ts';
import { type Badness, BADNESS, type JudgedProduct } from '../properties/worse.ts';
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
/** What a clinician acts on. */
function acted({ data, badness }: ReturnType<typeof answer>) {
  const { status, requiresClinicianReview, flagged } = data.intelligence.summary;
  const { score } = data as { score?: number };
  return { status, requiresClinicianReview, flags: flagged.length, score, badness };
}

/** Another name of the instrument the assessment is of, under the same id. */
function renamed(each: Assessment, seed: number): Assessment {
  const byId = findInstrument(each.instrumentId, each.instrumentId);
  const known = findInstrument(each.instrumentId, each.instrumentName);
  if (byId === undefined || byId !== known) return each;
  const names = [byId.name, ...byId.aliases];
  return { ...each, instrumentName: names[seed % names.length] ?? byId.name };
}

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
      const widest = scale.reliableChange?.value ?? 0.2 * range;
      const first = Math.round(scale.min + (range * share) / 100);
      const second = first + Math.trunc((widest * step) / 100);
      if (second < scale.min || second > scale.max) return null;
      const least = leastReliableChange(scale, first, second);
      if (Math.abs(second - first) >= least) return null;
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
  safetyLaw({
    name: 'the order of scores and the name a scale is sent under change nothing',
    cases: fc.tuple(cases, fc.nat(10_000)),
    problemOf([each, seed]) {
      const { assessments = [] } = each.request as { assessments?: readonly Assessment[] };
      if (assessments.length < 2) return null;
      const shuffled = assessments
        .map((sent, index) => ({ sent, place: (index * 7919 + seed) % 104_729 }))
        .sort((a, b) => a.place - b.place)
        .map(({ sent }) => sent);
      const as = (list: readonly Assessment[]) =>
        JSON.stringify(acted(answer(each, { ...each.request, assessments: list })));
      const before = as(assessments);
      if (as(shuffled) !== before) return `in another order: ${before} → ${as(shuffled)}`;
      const names = assessments.map((sent) => renamed(sent, seed));
      return as(names) === before ? undefined : `under other names: ${before} → ${as(names)}`;
    },
  }),
  safetyLaw({
    name: 'adding a symptom scale never hides what asked before',
    cases: fc.tuple(cases, named(['symptom']), fc.nat(100), fc.nat(100)),
    problemOf([each, which, first, second]) {
      if (sentOf(each).has(which.instrument)) return null;
      const before = answer(each, each.request).data.intelligence.summary;
      // What is older than that may be outvoted by what is newer.
      const recent = (flag: string) => {
        const day = flag.match(/\d{4}-\d{2}-\d{2}/g)?.at(-1);
        return day !== undefined && each.now - Date.parse(day) < 89 * DAY_MS;
      };
      const scaleFlags = before.flagged.filter(recent);
      if (scaleFlags.length === 0) return null;
      const { min, max } = which.scale;
      const at = (share: number) => Math.round(min + ((max - min) * share) / 100);
      const once = withAssessment(each, assessmentOf(which, at(first), each.now - 30 * DAY_MS));
      const twice = { ...each, request: once } as ScaleCase;
      const request = withAssessment(twice, assessmentOf(which, at(second), each.now - DAY_MS));
      const after = answer(each, request).data.intelligence.summary;
      return after.requiresClinicianReview ? undefined : `${which.scale.label} hid ${scaleFlags.join('; ')}`;
    },
  }),
  safetyLaw({
    name: 'a change into a worse band is never within measurement error, and one that is illness asks',
    cases: fc.tuple(fc.constantFrom('outcome', 'relapse'), named(['symptom']), fc.nat(100), fc.nat(100)),
    problemOf([product, which, one, other]) {
      const { scale } = which;
      const range = scale.max - scale.min;
      const at = (share: number) => Math.round(scale.min + (range * share) / 100);
      const [first, second] = [at(one), at(other)];
      const [from, to] = [bandOf(scale, first), bandOf(scale, second)];
      if (to.index <= from.index) return null;
      const now = Date.UTC(2026, 10, 23);
      const assessments = [
        assessmentOf(which, first, now - 30 * DAY_MS),
        assessmentOf(which, second, now - DAY_MS),
      ];
      const { data } = answer({ product, now, request: { assessments } } as ScaleCase, { assessments });
      const { headline, requiresClinicianReview } = data.intelligence.summary;
      const what = `${scale.label} ${first} → ${second}`;
      if (JSON.stringify(data).includes('within measurement error'))
        return `${what}: within measurement error`;
      if (!headline.includes(to.label)) return `${what}: ${to.label} is not said in "${headline}"`;
      return to.topTwo && to.index > 1 && !requiresClinicianReview ? `${what}: not asked` : undefined;
    },
  }),
];
