import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, type CounterName, type CounterLabels } from './counters.ts';

/** What `/metrics` shows. Labels are route patterns and words of ours, never a caller's values. */
export interface Metrics {
  /** Counts and times the answers of one route; resolve it once, call it per answer. */
  answers(method: string, route: string): (status: number, seconds: number) => void;
  /** Adds to a counter: 1, or `by`. */
  count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>, by?: number): void;
  /** Shows what `read` returns at each scrape; for a name that exists already, the new `read` replaces the old. */
  gauge(name: string, help: string, read: () => number, labels?: Readonly<Record<string, string>>): void;
  /** The Prometheus text format. */
  text(): Promise<string>;
}

/** Seconds; a route's own budget lies within: 40 ms at p50, 250 ms at p99, 30 s at the most. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const requests = new Counter({
    name: 'svc_requests_total',
    help: 'Answers by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const counters = new Map<CounterName, Counter>();
  const counterOf = (name: CounterName): Counter => {
    const { help, labels } = COUNTERS[name];
    return new Counter({ name, help, labelNames: [...labels], registers });
  };

  return {
    answers(method, route) {
      const byStatus = new Map<number, (seconds: number) => void>();
      const recorderOf = (status: number) => {
        const counted = requests.labels(method, route, String(status));
        const timed = durations.labels(method, route, `${Math.floor(status / 100)}xx`);
        return (seconds: number) => {
          counted.inc();
          timed.observe(seconds);
        };
      };
      return (status, seconds) => {
        let record = byStatus.get(status);
        if (record === undefined) byStatus.set(status, (record = recorderOf(status)));
        record(seconds);
      };
    },
    count(name, labels, by = 1) {
      let counter = counters.get(name);
      if (counter === undefined) counters.set(name, (counter = counterOf(name)));
      counter.inc(labels, by);
    },
    gauge(name, help, read, labels = {}) {
      registry.removeSingleMetric(name);
      const labelNames = Object.keys(labels);
      const collect = () => gauge.set(labels, read());
      const gauge: Gauge = new Gauge({ name, help, labelNames, registers, collect });
    },
    text: () => registry.metrics(),
  };
}
