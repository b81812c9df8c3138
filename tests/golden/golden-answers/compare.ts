import type { Entry } from './recording.ts';

/** One spot at which two recordings differ. */
export interface Difference {
  /** Which request, for people: its number, flow, method and path. */
  readonly request: string;
  /** `POST /api/v1/mse/visit-1`, without the query. */
  readonly endpoint: string;
  /** `status`, `headers.etag` or a path such as `body.data.events[0].type`. */
  readonly spot: string;
  readonly base: string;
  readonly here: string;
}

const ABSENT = '(absent)';

/** Every difference of two recordings, request by request. */
export function compareRecordings(base: readonly Entry[], here: readonly Entry[]): Difference[] {
  const found: Difference[] = [];
  for (let at = 0; at < Math.max(base.length, here.length); at++) {
    const [one, other] = [base[at], here[at]];
    const { flow, method, path } = (one ?? other) as Entry;
    const endpoint = `${method} ${path.split('?')[0]}`;
    const request = `${at + 1} (${flow}) ${method} ${path}`;
    for (const [spot, left, right] of entryDifferences(one, other))
      found.push({ request, endpoint, spot, base: left, here: right });
  }
  return found;
}

type Spot = readonly [spot: string, base: string, here: string];

function entryDifferences(one: Entry | undefined, other: Entry | undefined): Spot[] {
  if (one === undefined || other === undefined)
    return [['request', one ? 'sent' : ABSENT, other ? 'sent' : ABSENT]];
  const parts = ({ method, path, sent, status, headers }: Entry) => {
    const { 'content-length': _length, ...others } = headers;
    // Of another body the length follows.
    const compared = one.body === other.body ? headers : others;
    return { request: `${method} ${path} ${sent ?? ''}`, status, headers: compared };
  };
  return [...valueDifferences('', parts(one), parts(other)), ...bodyDifferences(one.body, other.body)];
}

function bodyDifferences(one: string, other: string): Spot[] {
  if (one === other) return [];
  const [left, right] = [parse(one), parse(other)];
  if (left === undefined || right === undefined) return [['text', ...unlikeLines(one, other)]];
  const spots = valueDifferences('body', left.value, right.value);
  // The same values in another spelling are other bytes.
  return spots.length > 0 ? spots : [['bytes', one, other]];
}

/** What is left of two texts without the lines both begin and end with. */
function unlikeLines(one: string, other: string): [string, string] {
  const [left, right] = [one.split('\n'), other.split('\n')];
  while (left.length > 0 && left[0] === right[0]) [left, right].forEach((lines) => lines.shift());
  while (left.length > 0 && left.at(-1) === right.at(-1)) [left, right].forEach((lines) => lines.pop());
  return [left.join('\n'), right.join('\n')];
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function valueDifferences(path: string, one: unknown, other: unknown): Spot[] {
  if (!isHolder(one) || !isHolder(other) || Array.isArray(one) !== Array.isArray(other)) {
    const [left, right] = [shown(one), shown(other)];
    return left === right ? [] : [[path, left, right]];
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const step = (name: string) =>
    Array.isArray(one) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
  const values = [...names].flatMap((name) => valueDifferences(step(name), one[name], other[name]));
  return [...values, ...orderDifferences(path, one, other)];
}

/** Fields that both have stand in the same order, or the bytes are others. */
function orderDifferences(path: string, one: object, other: object): Spot[] {
  const [left, right] = [
    Object.keys(one).filter((name) => name in other),
    Object.keys(other).filter((name) => name in one),
  ].map((names) => names.join(', ')) as [string, string];
  return left === right ? [] : [[`order of ${path}`, left, right]];
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return value === undefined ? ABSENT : JSON.stringify(value);
}
