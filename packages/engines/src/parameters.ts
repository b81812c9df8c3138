/**
 * Numbers of an engine that calibration may move. `caps` bound every value from both sides and `floors` are
 * the safety limits no calibrated set gets under; both are compiled in and applied after the set is read.
 */
export interface ParameterSpec<Name extends string = string> {
  readonly defaults: Readonly<Record<Name, number>>;
  readonly caps: Readonly<Record<Name, readonly [min: number, max: number]>>;
  readonly floors: Readonly<Partial<Record<Name, number>>>;
  /** Restores a rule that spans several values, for example that weights sum to 100. Caps and floors have the last word. */
  readonly reconcile?: (values: Readonly<Record<Name, number>>) => Readonly<Record<Name, number>>;
}

/** A promoted set of values; unknown names and values that are not finite numbers are ignored. */
export interface CalibratedSet {
  readonly version: number;
  readonly values: Readonly<Record<string, number>>;
}

/**
 * Effective values: defaults overridden by the calibrated set, then kept inside caps and above floors.
 *
 * @example
 * ```ts
 * import { resolveParameters } from '@svc/engines';
 *
 * const spec = { defaults: { weight: 1 }, caps: { weight: [0, 2] }, floors: {} } as const;
 * resolveParameters(spec, { version: 3, values: { weight: 9 } }); // → { weight: 2 }
 * ```
 */
export function resolveParameters<Name extends string>(
  spec: ParameterSpec<Name>,
  calibrated?: CalibratedSet | null,
): Readonly<Record<Name, number>> {
  if (!calibrated) return spec.defaults;
  const values: Record<Name, number> = { ...spec.defaults };
  for (const name of Object.keys(spec.defaults) as Name[]) {
    const proposed = Object.hasOwn(calibrated.values, name) ? calibrated.values[name] : undefined;
    if (proposed !== undefined && Number.isFinite(proposed)) values[name] = bounded(spec, name, proposed);
  }
  if (spec.reconcile === undefined) return values;
  const reconciled: Record<Name, number> = { ...spec.reconcile(values) };
  for (const name of Object.keys(spec.defaults) as Name[])
    reconciled[name] = bounded(spec, name, reconciled[name]);
  return reconciled;
}

function bounded<Name extends string>(spec: ParameterSpec<Name>, name: Name, value: number): number {
  const [min, max] = spec.caps[name];
  return Math.max(Math.min(Math.max(value, min), max), spec.floors[name] ?? Number.NEGATIVE_INFINITY);
}
