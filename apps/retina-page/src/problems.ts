/** What can go wrong, as the page tells it. */
export type Problem =
  | {
      readonly kind:
        | 'noCamera'
        | 'cameraRefused'
        | 'cameraBusy'
        | 'cameraStopped'
        | 'notAPicture'
        | 'away'
        | 'signedOut'
        | 'tooLarge'
        | 'failed'
        /** A clinician has seen the picture: it is not withdrawn any more. */
        | 'reviewed'
        /** The session that the address names holds no more. */
        | 'linkOver';
    }
  /** With the words of the service, which are English. */
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'busy'; readonly seconds: number };

/** What the service answered; status 0 for no answer. */
export interface Refusal {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

const DEFAULT_WAIT_SECONDS = 10;

/** Why the service did not do what was asked. */
export function problemOfAnswer({ status, retryAfter, body }: Refusal): Problem {
  if (status === 0) return { kind: 'away' };
  if (status === 401) return { kind: 'signedOut' };
  if (status === 413) return { kind: 'tooLarge' };
  const isBusy = status === 429 || status === 503 || (status === 409 && retryAfter !== null);
  if (isBusy) return { kind: 'busy', seconds: secondsOf(retryAfter) };
  if (status === 409) return { kind: 'reviewed' };
  if (status >= 400 && status < 500) return { kind: 'refused', text: messageOf(body) };
  return { kind: 'failed' };
}

/** Whether sending the same again can help. */
export function canRetry({ kind }: Problem): boolean {
  return kind === 'away' || kind === 'busy' || kind === 'failed' || kind === 'signedOut';
}

/** Why a camera did not open, by the name of what `getUserMedia` threw. */
export function problemOfCamera(error: unknown): Problem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return { kind: 'cameraRefused' };
  if (name === 'NotReadableError' || name === 'AbortError') return { kind: 'cameraBusy' };
  return { kind: 'noCamera' };
}

function secondsOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : DEFAULT_WAIT_SECONDS;
}

/** The message and what it says of fields. */
function messageOf(body: string): string {
  try {
    const { error = '', errors = [] } = JSON.parse(body) as { error?: string; errors?: string[] };
    return [error, ...errors.filter((each) => !error.includes(each))].join(' ');
  } catch {
    return '';
  }
}
