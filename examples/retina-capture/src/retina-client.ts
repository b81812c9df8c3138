import type { RetinaScreening, RetinaSessionRequest } from '@svc/contracts';
import type { Picture } from './page-state.ts';
import type { Eye, Lens } from './plan.ts';
import { type Problem, problemOfAnswer } from './problems.ts';

const API = '/api/retina/v1';
/** Sending over a slow network, and the analysis that follows. */
const UPLOAD_MS = 300_000;

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
  call('POST', '/session', request);

export const readHistory = (): Promise<Outcome<{ screenings: readonly RetinaScreening[] }>> =>
  call('GET', '/history');

export const signOut = (): Promise<Outcome<unknown>> => call('POST', '/sign-out');

async function call<Result>(method: string, path: string, body?: object): Promise<Outcome<Result>> {
  try {
    const response = await fetch(API + path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.ok) return { ok: true, result: (await response.json()) as Result };
    const { status, headers } = response;
    const refusal = { status, retryAfter: headers.get('retry-after'), body: await response.text() };
    return { ok: false, problem: problemOfAnswer(refusal) };
  } catch {
    return { ok: false, problem: { kind: 'away' } };
  }
}

/** Sends a picture; `fetch` does not say how much of it has gone, so this is an `XMLHttpRequest`. */
export function sendCapture(
  { sessionId, eye, lens, picture }: Capture,
  onShare: (share: number) => void,
): Promise<Outcome<unknown>> {
  const form = new FormData();
  const { jpeg, width, height, quality, method, key } = picture;
  const fields = { sessionId, eye, captureSource: lens, width: String(width), height: String(height) };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (method !== null) form.set('method', method);
  if (quality !== null) form.set('quality', JSON.stringify(quality));
  form.set('image', jpeg, 'retina.jpg');
  const request = new XMLHttpRequest();
  request.open('POST', `${API}/capture`);
  request.timeout = UPLOAD_MS;
  request.setRequestHeader('Idempotency-Key', key);
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onShare(loaded / total);
  });
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => {
      const { status, responseText: body } = request;
      const retryAfter = request.getResponseHeader('retry-after');
      if (status >= 200 && status < 300) resolve({ ok: true, result: null });
      else resolve({ ok: false, problem: problemOfAnswer({ status, retryAfter, body }) });
    });
    request.send(form);
  });
}
