import { ALL_ENDPOINTS, type Endpoint, ENDPOINTS } from '@svc/contracts';
import { openHarness as openDeveloperApi } from '../../services/developer-api/src/testing/harness.ts';
import { openHarness as openMseApi } from '../../services/mse-api/src/testing/harness.ts';
import { createPlaceholders } from './placeholders.ts';

interface Example {
  /** With the values that were sent. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly answer: object;
}

type Send = (
  endpoint: Endpoint,
  url: string,
  body: object | undefined,
) => Promise<{ statusCode: number; payload: string }>;

/** In which order calls find what they need: what creates goes first. */
const FIRST = [
  'createLabOrder',
  'simulateLabOrder',
  'connectWearable',
  'listWearableMetrics',
  'writeMse',
  'patchMse',
  'signMse',
];
const LAST = ['disconnectWearable', 'getMseAudit', 'listEvents'];

/** What the services answer to the example of every endpoint, by operation id in the order of the table. */
export async function answerExamples(): Promise<Record<string, Example>> {
  const ids = Object.keys(ALL_ENDPOINTS).filter((id) => !FIRST.includes(id) && !LAST.includes(id));
  const developer = await openDeveloperApi();
  const records = await openMseApi();
  try {
    const { key } = await developer.makeKey({ mode: 'test' });
    const { key: organizationKey } = await records.makeKey();
    const draftKey = await records.makeDeveloperKey();
    const send: Send = ({ id, method, auth }, url, body) => {
      // No two calls at one moment: what is listed by time has one order.
      developer.now += 1000;
      records.now += 1000;
      if (id in ENDPOINTS)
        return method === 'GET' ? developer.get(url, key) : developer.post(url, key, body ?? {});
      const call = { method, path: url, key: auth.startsWith('org(') ? organizationKey : draftKey };
      return records.call(body === undefined ? call : { ...call, body });
    };
    const examples = new Map<string, Example>();
    const steady = createPlaceholders();
    for (const id of [...FIRST, ...ids, ...LAST]) examples.set(id, await answered(id, send, examples));
    const text = steady(
      JSON.stringify(Object.fromEntries(Object.keys(ALL_ENDPOINTS).map((id) => [id, examples.get(id)]))),
    );
    return JSON.parse(text) as Record<string, Example>;
  } finally {
    await developer.close();
    await records.close();
  }
}

async function answered(id: string, send: Send, before: ReadonlyMap<string, Example>): Promise<Example> {
  const endpoint: Endpoint = ALL_ENDPOINTS[id as keyof typeof ALL_ENDPOINTS];
  const { path = {}, query, body } = endpoint.example ?? {};
  const sent = Object.fromEntries(
    Object.entries(path).map(([name, value]) => [name, valueOf(value, before)]),
  );
  const place = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => sent[name] ?? '');
  const { statusCode, payload } = await send(
    endpoint,
    query ? `${place}?${new URLSearchParams(query)}` : place,
    body,
  );
  if (statusCode !== (endpoint.successStatus ?? 200))
    throw new Error(`${id} answers ${statusCode}: ${payload}`);
  return {
    ...(Object.keys(sent).length > 0 ? { path: sent } : {}),
    ...(query ? { query } : {}),
    ...(body ? { body } : {}),
    answer: shortened(id, JSON.parse(payload) as object),
  };
}

/** The whole catalogue is 20 kB: two domains of it show what an entry is. */
function shortened(id: string, answer: object): object {
  if (id !== 'getMseDomains') return answer;
  const { domains } = answer as { domains: readonly object[] };
  return { ...answer, domains: domains.slice(0, 2) };
}

/** `$operation.path` is a value of an earlier answer. */
function valueOf(value: string, before: ReadonlyMap<string, Example>): string {
  if (!value.startsWith('$')) return value;
  const [id = '', ...names] = value.slice(1).split('.');
  let found: unknown = before.get(id)?.answer;
  for (const name of names) found = (found as Record<string, unknown>)[name];
  return found as string;
}
