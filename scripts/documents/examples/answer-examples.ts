import {
  ALL_ENDPOINTS,
  type Endpoint,
  ENDPOINTS,
  RETINA_ENDPOINTS,
  RETINA_PARTNER_ENDPOINTS,
} from '@svc/contracts';
import { createTestDatabase } from '../../../packages/store/test/index.ts';
import { openHarness as openDeveloperApi } from '../../../services/developer-api/test/harness.ts';
import { openHarness as openMseApi } from '../../../services/mse-api/test/harness.ts';
import {
  FUNDUS,
  type Harness as RetinaApi,
  jpeg,
  openHarness as openRetinaApi,
} from '../../../services/retina-api/test/harness.ts';
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

/** What answers with a picture has no text to show. */
const WITHOUT_EXAMPLE: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(ALL_ENDPOINTS)
    .filter(({ responseType }) => responseType !== undefined)
    .map(({ id }) => id),
);

/** In which order calls find what they need: what creates goes first. */
const FIRST = [
  'createLabOrder',
  'simulateLabOrder',
  'connectWearable',
  'listWearableMetrics',
  'writeMse',
  'patchMse',
  'signMse',
  'createRetinaSession',
  'captureRetina',
  'listScreenings',
];
const LAST = ['disconnectWearable', 'getMseAudit', 'listEvents', 'signOutPatient'];

/** What the services answer to the example of every endpoint, by operation id in the order of the table. */
export async function answerExamples(): Promise<Record<string, Example>> {
  const all = Object.keys(ALL_ENDPOINTS).filter((id) => !WITHOUT_EXAMPLE.has(id));
  const ids = all.filter((id) => !FIRST.includes(id) && !LAST.includes(id));
  const test = await createTestDatabase('embedded');
  const developer = await openDeveloperApi({ on: test });
  const records = await openMseApi({ on: test });
  const retina = await openRetinaApi({
    on: test,
    imageClient: { fetch: async () => ({ status: 200, headers: {}, body: FUNDUS, isCut: false }) },
    imageOrigins: [],
  });
  try {
    const sendRetina = await retinaSender(retina);
    const { key } = await developer.makeKey({ mode: 'test' });
    const { key: organizationKey } = await records.makeKey();
    const draftKey = await records.makeDeveloperKey();
    const send: Send = ({ id, method, auth }, url, body) => {
      // No two calls at one moment: what is listed by time has one order.
      developer.now += 1000;
      records.now += 1000;
      retina.now += 1000;
      if (id in RETINA_ENDPOINTS || id in RETINA_PARTNER_ENDPOINTS)
        return sendRetina({ id, method }, url, body);
      if (id in ENDPOINTS)
        return method === 'GET' ? developer.get(url, key) : developer.post(url, key, body ?? {});
      const call = { method, path: url, key: auth.startsWith('org(') ? organizationKey : draftKey };
      return records.call(body === undefined ? call : { ...call, body });
    };
    const examples = new Map<string, Example>();
    const steady = createPlaceholders();
    for (const id of [...FIRST, ...ids, ...LAST]) examples.set(id, await answered(id, send, examples));
    const text = steady(JSON.stringify(Object.fromEntries(all.map((id) => [id, examples.get(id)]))));
    return JSON.parse(text) as Record<string, Example>;
  } finally {
    await developer.close();
    await records.close();
    await retina.close();
    await test.close();
  }
}

/** Calls of one patient and of the partner that knows them as `patient-42`. */
async function retinaSender(retina: RetinaApi) {
  const patient = await retina.makePatient();
  await retina.mapPatient(patient, 'patient-42');
  const key = await retina.makeKey({ mode: 'test' });
  return ({ id, method }: { id: string; method: string }, path: string, body: object | undefined) => {
    const { cookie } = patient;
    if (id in RETINA_PARTNER_ENDPOINTS) return retina.call({ method, path, key, body });
    if (id === 'captureRetina')
      return retina.capture(cookie, { ...(body as Record<string, string>), image: jpeg() });
    return retina.call({ method, path, cookie, ...(body === undefined ? {} : { body }) });
  };
}

async function answered(id: string, send: Send, before: ReadonlyMap<string, Example>): Promise<Example> {
  const endpoint: Endpoint = ALL_ENDPOINTS[id as keyof typeof ALL_ENDPOINTS];
  const { path = {}, query, body: asked } = endpoint.example ?? {};
  const body = asked && withValues(asked, before);
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

/** A body with the values its texts stand for. */
function withValues(body: object, before: ReadonlyMap<string, Example>): object {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? valueOf(value, before) : value,
    ]),
  );
}

/** `$operation.path` is a value of an earlier answer. */
function valueOf(value: string, before: ReadonlyMap<string, Example>): string {
  if (!value.startsWith('$')) return value;
  const [id = '', ...names] = value.slice(1).split('.');
  let found: unknown = before.get(id)?.answer;
  for (const name of names) found = (found as Record<string, unknown>)[name];
  return found as string;
}
