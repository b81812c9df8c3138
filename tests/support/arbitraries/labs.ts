import type { Biomarker, LabPanel } from '@svc/contracts';
import { ANALYTES, type Analyte } from '@svc/clinical';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { maybe, numberIn, withoutUndefined } from './numbers.ts';
import { callerText, spellingOf } from './text.ts';

const FLAGS = ['high', 'low', 'critical', 'normal', 'HIGH', 'Low', 'H', 'L', 'HH', 'LL', 'N', 'n'] as const;

/** Units an analyte may come in, with the way from the analyte's own unit to each. */
export interface SentUnit {
  readonly unit: string | undefined;
  readonly fromOwn: (value: number) => number;
}

/** The analyte's own unit, its other spellings, and those with a conversion. */
export function unitsOf({ unit, unitAliases = [], conversions }: Analyte): SentUnit[] {
  const own = [unit, ...unitAliases].map((spelling) => ({
    unit: spelling,
    fromOwn: (value: number) => value,
  }));
  const others = conversions.map(({ units, factor, offset = 0, logarithmic }) => ({
    unit: units[0],
    fromOwn: (value: number) => {
      const scaled = (value - offset) / factor;
      return logarithmic ? Math.log(Math.max(scaled, Number.MIN_VALUE)) : scaled;
    },
  }));
  return [...own, ...others];
}

function valueOf({ plausible, criticalLow, criticalHigh, reference }: Analyte): Arbitrary<number> {
  const bounds =
    reference === undefined ? [] : 'male' in reference ? [reference.male, reference.female] : [reference];
  const edges = [criticalLow?.value, criticalHigh?.value, ...bounds.flatMap(({ low, high }) => [low, high])];
  const span = plausible.max - plausible.min;
  return fc.oneof(
    {
      weight: 8,
      arbitrary: numberIn(
        plausible.min,
        plausible.max,
        edges.filter((edge) => edge !== undefined),
      ),
    },
    {
      weight: 1,
      arbitrary: numberIn(plausible.min - span, plausible.max + 10 * span, [plausible.min, plausible.max]),
    },
  );
}

function reading(analyte: Analyte): Arbitrary<Biomarker> {
  const units = unitsOf(analyte);
  const sent = fc
    .tuple(valueOf(analyte), fc.constantFrom(...units))
    .map(([value, { unit, fromOwn }]) => ({ value: fromOwn(value), unit }));
  return fc
    .record({
      name: spellingOf([analyte.key, analyte.label, ...analyte.aliases]),
      sent,
      unit: fc.oneof(
        { weight: 8, arbitrary: fc.constant('right') },
        { weight: 2, arbitrary: fc.constantFrom('none', 'wrong') },
      ),
      asText: fc.nat({ max: 9 }),
      flag: maybe(fc.constantFrom(...FLAGS)),
      referenceRange: maybe(fc.constantFrom('3.5-5.0', '', 'see note')),
      note: maybe(callerText(240)),
    })
    .map(({ name, sent: { value, unit }, unit: kind, asText, ...rest }) =>
      withoutUndefined({
        name,
        value: asText === 0 ? String(value) : value,
        unit: kind === 'right' ? unit : kind === 'wrong' ? 'furlong' : undefined,
        ...rest,
      }),
    );
}

function strange(): Arbitrary<Biomarker> {
  return fc
    .record({
      name: callerText(120),
      value: fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        callerText(),
        fc.constantFrom('<0.01', '1,5', '7.1', ''),
        fc.constant(null),
      ),
      unit: maybe(callerText()),
      flag: maybe(fc.constantFrom(...FLAGS)),
      referenceRange: maybe(callerText()),
      note: maybe(callerText(240)),
    })
    .map(withoutUndefined);
}

/** A reading of a listed analyte, now and then of one nobody knows. */
export function biomarker(): Arbitrary<Biomarker> {
  const known = ANALYTES.map((analyte) => reading(analyte));
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.nat({ max: known.length - 1 }).chain((i) => known[i] as Arbitrary<Biomarker>),
    },
    { weight: 1, arbitrary: strange() },
  );
}

/** One to four panels of a few readings each; sometimes one panel twice. */
export function labs(date: Arbitrary<string>): Arbitrary<LabPanel[]> {
  const panel = fc
    .record({
      id: fc.oneof(
        fc.nat({ max: 9 }).map((n) => `lab-${n}`),
        callerText(),
      ),
      labName: callerText(160),
      observedAt: maybe(date),
      results: fc.record({ biomarkers: fc.array(biomarker(), { maxLength: 5, size: 'max' }) }),
    })
    .map(withoutUndefined);
  return fc
    .tuple(fc.array(panel, { minLength: 1, maxLength: 3, size: 'max' }), fc.nat({ max: 9 }))
    .map(([list, repeat]) => (repeat === 0 ? [...list, list[0] as LabPanel] : list));
}
