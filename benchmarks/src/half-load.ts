import type { Product } from './bodies.ts';
import { type FailureCount, load } from './load-client.ts';
import { median, quantile, quartiles, round, shuffled } from './statistics.ts';

export interface HalfLoadOptions {
  readonly bodies: readonly Product[];
  readonly rounds: number;
  readonly connections: number;
  readonly platform: { readonly port: number };
  readonly bare: { readonly port: number };
  /** Counts what fails of the platform; a peer may fail nothing. */
  readonly failures: FailureCount;
  requestOf(body: Product): Buffer;
  /** Requests a second that a server answers of a body when it is never idle. */
  fullLoadOf(server: 'platform' | 'bare', body: Product): number;
}

const REQUESTS = 2000;
const LOADS = ['platform', 'bare, own half', 'bare, same rate'] as const;
type Load = (typeof LOADS)[number];
/** p50 and p99 of each round. */
type Latencies = Readonly<Record<Load, { readonly p50: number[]; readonly p99: number[] }>>;

/**
 * p50 and p99 of the platform at half of its load, body by body, beside bare Fastify at half of its own load and at
 * as many requests a second. The three loads of a body follow each other at once, in random order, so that they
 * meet the same noise of the machine.
 */
export async function halfLoad(options: HalfLoadOptions): Promise<HalfLoad> {
  const seen = new Map(options.bodies.map((body) => [body, noLatencies()]));
  for (const body of options.bodies) await measure(body, noLatencies(), options);
  for (let i = 0; i < options.rounds; i++) {
    for (const body of shuffled(options.bodies)) await measure(body, seen.get(body) as Latencies, options);
  }
  const rows = [...seen].map(([body, latencies]) => row(body, latencies, options));
  const slowest = (share: 'p50' | 'p99') =>
    round(Math.max(...[...seen.values()].map(({ platform }) => median(platform[share]))), 1);
  return { rows: [...rows, medianOf(rows)], slowestP50Ms: slowest('p50'), slowestP99Ms: slowest('p99') };
}

export interface HalfLoad {
  readonly rows: Record<string, string | number>[];
  /** Of the body that took longest. */
  readonly slowestP50Ms: number;
  readonly slowestP99Ms: number;
}

const noLatencies = (): Latencies => ({
  platform: { p50: [], p99: [] },
  'bare, own half': { p50: [], p99: [] },
  'bare, same rate': { p50: [], p99: [] },
});

/** One round of a body under each load. */
async function measure(body: Product, seen: Latencies, options: HalfLoadOptions): Promise<void> {
  for (const name of shuffled(LOADS)) {
    const result = await load({
      port: (name === 'platform' ? options.platform : options.bare).port,
      request: options.requestOf(body),
      amount: REQUESTS,
      connections: options.connections,
      ratePerSecond: rateOf(name, body, options),
    });
    if (name === 'platform') options.failures.add(result);
    else if (result.statuses.get(200) !== REQUESTS)
      throw new Error(`a peer failed: ${JSON.stringify([...result.statuses])}`);
    seen[name].p50.push(quantile(result.latenciesMs, 0.5));
    seen[name].p99.push(quantile(result.latenciesMs, 0.99));
  }
}

function rateOf(name: Load, body: Product, { fullLoadOf }: HalfLoadOptions): number {
  return fullLoadOf(name === 'bare, own half' ? 'bare' : 'platform', body) / 2;
}

function row(body: Product, seen: Latencies, options: HalfLoadOptions) {
  const times = (name: Load, share: 'p50' | 'p99') =>
    round(median(seen.platform[share]) / median(seen[name][share]));
  const spread = (values: readonly number[]) => `${round(median(values), 1)} (${quartiles(values, 1)})`;
  return {
    body,
    'requests/s': Math.round(rateOf('platform', body, options)),
    "bare's own half": Math.round(rateOf('bare, own half', body, options)),
    p50: round(median(seen.platform.p50)),
    p99: spread(seen.platform.p99),
    'p99 bare, own half': spread(seen['bare, own half'].p99),
    'p99 bare, same rate': spread(seen['bare, same rate'].p99),
    'times p50, own half': times('bare, own half', 'p50'),
    'times p99, own half': times('bare, own half', 'p99'),
    'times p99, same rate': times('bare, same rate', 'p99'),
  };
}

function medianOf(rows: readonly ReturnType<typeof row>[]): Record<string, string | number> {
  const of = (column: 'times p50, own half' | 'times p99, own half' | 'times p99, same rate') => ({
    [column]: round(median(rows.map((entry) => entry[column]))),
  });
  return {
    body: 'median of five',
    ...of('times p50, own half'),
    ...of('times p99, own half'),
    ...of('times p99, same rate'),
  };
}
