import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { BiomarkerAnalysis, LabOrder, LabOrderWithResults } from '@svc/contracts';

export interface LabConnection {
  /** Service origin, for example `http://127.0.0.1:8787`. */
  readonly baseUrl: string;
  readonly secretKey: string;
  /** For the part of the laboratory, which `svc labs advance` plays otherwise. */
  readonly adminToken: string;
}

/**
 * Places an order, plays the provider and the laboratory until the report is there, and has the readings analysed:
 * the lines to show.
 *
 * @param report what the laboratory delivers: readings as JSON, or a FHIR R4 DiagnosticReport
 * @param requestKey sent again after a lost answer, the same key places no second order
 */
export async function describeLabOrder(
  { baseUrl, secretKey, adminToken }: LabConnection,
  report: unknown,
  requestKey: string,
): Promise<string[]> {
  const api = caller(new URL('/api/v1/', baseUrl), secretKey);
  const laboratory = caller(new URL('/api/admin/v1/', baseUrl), adminToken);

  const placed = await api<LabOrder>('labs/orders', {
    headers: { 'idempotency-key': requestKey },
    body: { patientRef: 'patient-1', panelId: 'lithium_monitoring', note: 'draw 12 h after the last dose' },
  });
  const advance = (body: object) =>
    laboratory<LabOrderWithResults>(`labs/orders/${placed.id}/advance`, { body });
  const statuses: string[] = [placed.status];
  // authorized by the provider, scheduled, collected, and then what the laboratory found
  for (const body of [{}, {}, {}, { results: report }]) statuses.push((await advance(body)).status);

  const { results } = await api<LabOrderWithResults>(`labs/orders/${placed.id}`);
  const analysis = await api<BiomarkerAnalysis>('biomarker/analyze', { body: { labs: results?.labs } });
  return [
    `${placed.panelName}: ${statuses.join(' → ')}`,
    `${analysis.intelligence.summary.status}: ${analysis.intelligence.summary.headline}`,
    ...analysis.signals.map(({ summaryLine }) => summaryLine),
    results?.notice ?? '',
  ];
}

interface Call {
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

/** Calls below one address with one key: a GET, or a POST when there is a body. */
function caller(base: URL, key: string) {
  return async <Data>(path: string, { headers = {}, body }: Call = {}): Promise<Data> => {
    const response = await fetch(new URL(path, base), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(35_000),
    });
    const answer = (await response.json()) as { data: Data; error?: { message: string } };
    if (!response.ok) throw new Error(answer.error?.message ?? `status ${response.status}`);
    return answer.data;
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      credentials: { type: 'string', default: '.data/credentials.json' },
      report: { type: 'string', default: 'examples/fixtures/lithium-report.json' },
    },
  });
  const connection = JSON.parse(readFileSync(values.credentials, 'utf8')) as LabConnection;
  const report: unknown = JSON.parse(readFileSync(values.report, 'utf8'));
  const lines = await describeLabOrder(connection, report, `order-${Date.now()}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
