import type { RetinaScreening, RetinaSession, RetinaSessionRequest } from '@svc/contracts';
import type { Picture } from './page-state.ts';
import type { Eye, Lens } from './plan.ts';
import { type Problem, problemOfAnswer } from './problems.ts';

/** Sending over a slow network, and the analysis that follows. */
const MOST_MS = 300_000;

/** What a call gave, or why it did not. */
export type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly problem: Problem };

export interface Capture {
  readonly sessionId: string;
  readonly eye: Eye;
  readonly lens: Lens;
  readonly picture: Picture;
}

export const startSession = (request: RetinaSessionRequest): Promise<Outcome<{ sessionId: string }>> =>
  call('POST', 'session', request);

export const readSession = (id: string): Promise<Outcome<RetinaSession>> =>
  call('GET', `session/${encodeURIComponent(id)}`);

/** Asked again, it answers the same. */
export const withdraw = (screeningId: string): Promise<Outcome<unknown>> =>
  call('POST', 'withdraw', { screeningId });

export const readHistory = (): Promise<Outcome<{ screenings: readonly RetinaScreening[] }>> =>
  call('GET', 'history');

export const signOut = (): Promise<Outcome<unknown>> => call('POST', 'sign-out');

/** Sends a picture, and tells how much of it has gone. */
export function sendCapture(
  { sessionId, eye, lens, picture }: Capture,
  onShare: (share: number) => void,
): Promise<Outcome<{ screeningId: string }>> {
  const form = new FormData();
  const { jpeg, width, height, quality, method, key } = picture;
  const fields = { sessionId, eye, captureSource: lens, width: String(width), height: String(height) };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (method !== null) form.set('method', method);
  if (quality !== null) form.set('quality', JSON.stringify(quality));
  form.set('image', jpeg, 'retina.jpg');
  return call('POST', 'capture', form, { key, onShare });
}

interface Upload {
  readonly key: string;
  readonly onShare: (share: number) => void;
}

/** `fetch` does not say how much has gone, so this is an `XMLHttpRequest`. */
function call<Result>(
  method: string,
  path: string,
  body?: object,
  upload?: Upload,
): Promise<Outcome<Result>> {
  const request = new XMLHttpRequest();
  request.open(method, `/api/retina/v1/${path}`);
  request.timeout = MOST_MS;
  if (upload !== undefined) {
    request.setRequestHeader('Idempotency-Key', upload.key);
    request.upload.addEventListener('progress', ({ loaded, total }) => upload.onShare(loaded / total));
  } else if (body !== undefined) request.setRequestHeader('content-type', 'application/json');
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => resolve(outcomeOf(request)));
    request.send(body instanceof FormData ? body : JSON.stringify(body));
  });
}

function outcomeOf<Result>(request: XMLHttpRequest): Outcome<Result> {
  const { status, responseText: body } = request;
  const retryAfter = request.getResponseHeader('retry-after');
  if (status < 200 || status > 299)
    return { ok: false, problem: problemOfAnswer({ status, retryAfter, body }) };
  try {
    return { ok: true, result: JSON.parse(body) as Result };
  } catch {
    return { ok: false, problem: { kind: 'failed' } };
  }
}
