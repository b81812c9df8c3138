import { load } from './load-client.ts';
import { median, quantile, round, shuffled } from './statistics.ts';

/** A server under half of what it can answer of one body, or under as many requests as another at its half. */
interface Contest {
  readonly load: 'platform' | 'bare, own half' | 'bare, same rate';
  readonly port: number;
  readonly request: Buffer;
  readonly perSecond: number;
}

export interface HalfLoadOptions {
  readonly bodies: readonly string[];
  readonly rounds: number;
  readonly connections: number;
  readonly platform: { readonly port: number };
  readonly bare: { readonly port: number };
  requestOf(body: string): Buffer;
  /** Requests a second that a server answers of a body when it is never idle. */
  fullLoadOf(server: 'platform' | 'bare', body: string): number;
}

const REQUESTS = 2000;
const share = { p50: 0.5, p99: 0.99 };

/**
 * p50 and p99 of the platform at half of its load, body by body, beside bare Fastify at half of its own load and at
 * as many requests a second. The three loads of a body follow each other at once, in random order, so that they
 * meet the same noise of the machine.
 */
export async function halfLoad(options: HalfLoadOptions): Promise<Record<string, string | number>[]> {
  const contests = new Map(options.bodies.map((body) => [body, contestsOf(body, options)]));
  const seen = new Map<string, number[]>();
  for (let turn = -1; turn < options.rounds; turn++) {
    for (const body of shuffled(options.bodies)) {
      for (const { load: name, port, request, perSecond } of shuffled(contests.get(body) ?? [])) {
        const { latenciesMs } = await load({
          port,
          request,
          amount: REQUESTS,
          connections: options.connections,
          ratePerSecond: perSecond,
        });
        // The first turn only warms up.
        if (turn >= 0)
          for (const [p, of] of Object.entries(share)) add(`${body} ${name} ${p}`, quantile(latenciesMs, of));
      }
    }
  }
  const rows = options.bodies.map((body) => row(body, contests.get(body) ?? []));
  return [...rows, medianOf(rows)];

  function add(key: string, value: number) {
    seen.set(key, [...(seen.get(key) ?? []), value]);
  }

  function row(body: string, ofBody: readonly Contest[]): Record<string, string | number> {
    const of = (name: Contest['load'], p: keyof typeof share) => seen.get(`${body} ${name} ${p}`) as number[];
    const times = (name: Contest['load'], p: keyof typeof share) =>
      round(median(of('platform', p)) / median(of(name, p)));
    return {
      body,
      'requests/s': ofBody
        .map(({ perSecond }) => Math.round(perSecond))
        .slice(0, 2)
        .join(' and '),
      p50: round(median(of('platform', 'p50'))),
      p99: spread(of('platform', 'p99')),
      'p99 bare, own half': spread(of('bare, own half', 'p99')),
      'p99 bare, same rate': spread(of('bare, same rate', 'p99')),
      'times p50, own half': times('bare, own half', 'p50'),
      'times p99, own half': times('bare, own half', 'p99'),
      'times p99, same rate': times('bare, same rate', 'p99'),
    };
  }
}

function contestsOf(body: string, { requestOf, fullLoadOf, platform, bare }: HalfLoadOptions): Contest[] {
  const request = requestOf(body);
  const half = fullLoadOf('platform', body) / 2;
  return [
    { load: 'platform', port: platform.port, request, perSecond: half },
    { load: 'bare, own half', port: bare.port, request, perSecond: fullLoadOf('bare', body) / 2 },
    { load: 'bare, same rate', port: bare.port, request, perSecond: half },
  ];
}

const spread = (values: readonly number[]) =>
  `${round(median(values), 1)} (${round(quantile(values, 0.25), 1)} to ${round(quantile(values, 0.75), 1)})`;

function medianOf(rows: readonly Record<string, string | number>[]): Record<string, string | number> {
  const times = Object.keys(rows[0] ?? {}).filter((column) => column.startsWith('times'));
  return {
    body: 'median of five',
    ...Object.fromEntries(
      times.map((column) => [column, round(median(rows.map((row) => Number(row[column]))))]),
    ),
  };
}
