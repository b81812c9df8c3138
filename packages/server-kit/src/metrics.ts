/** Counters and gauges in the Prometheus text format. Labels are route patterns and codes, never values of a caller. */
export interface Metrics {
  /** Counts answers of one route; resolve it once, call it per answer. */
  requests(method: string, route: string): (status: number) => void;
  /** Adds to a counter: 1, or `by`. */
  count(name: string, labels?: Readonly<Record<string, string>>, by?: number): void;
  gauge(name: string, help: string, read: () => number): void;
  text(): string;
}

export function createMetrics(): Metrics {
  const requests = new Map<string, Map<number, number>>();
  const counters = new Map<string, number>();
  const gauges = new Map<string, { help: string; read: () => number }>();

  return {
    requests(method, route) {
      const labels = `method="${method}",route="${route}"`;
      const byStatus = requests.get(labels) ?? new Map<number, number>();
      requests.set(labels, byStatus);
      return (status) => void byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    },
    count(name, labels = {}, by = 1) {
      const key = `${name}{${labelText(labels)}}`;
      counters.set(key, (counters.get(key) ?? 0) + by);
    },
    gauge: (name, help, read) => void gauges.set(name, { help, read }),
    text() {
      const lines = [
        '# HELP svc_requests_total Answers by route and status.',
        '# TYPE svc_requests_total counter',
      ];
      for (const [labels, byStatus] of requests) {
        for (const [status, count] of byStatus)
          lines.push(`svc_requests_total{${labels},status="${status}"} ${count}`);
      }
      for (const [key, count] of counters) lines.push(`${key} ${count}`);
      for (const [name, { help, read }] of gauges) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

function labelText(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`)
    .join(',');
}
