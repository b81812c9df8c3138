import type { SignInDeps } from '../deps.ts';

const NAME = 'svc_sign_in';
const PATH = '/console';
const PURPOSE = 'console sign-in';
const LIFETIME_SECONDS = 600;

/** What has to be known when the provider sends the browser back. */
export interface Flow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly returnTo: string;
  /** Whether the provider was asked to ask the person again. */
  readonly recent: boolean;
  readonly startedAtMs: number;
}

/** The Set-Cookie value that keeps a sign-in for ten minutes, so that only the browser that began it ends it. */
export function flowCookie({ vault, origin }: Pick<SignInDeps, 'vault' | 'origin'>, flow: Flow): string {
  const sealed = Buffer.from(vault.seal(PURPOSE, JSON.stringify(flow))).toString('base64url');
  return attributes(sealed, LIFETIME_SECONDS, origin());
}

/** Takes the cookie away: a sign-in ends once. */
export function endedFlowCookie(origin: string): string {
  return attributes('', 0, origin);
}

function attributes(value: string, seconds: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The sign-in that the browser began; null when it began none, or too long ago. */
export function readFlow({ vault, clock }: Pick<SignInDeps, 'vault' | 'clock'>, cookies = ''): Flow | null {
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(`${NAME}=`));
  if (pair === undefined) return null;
  try {
    const flow = JSON.parse(
      vault.open(PURPOSE, Buffer.from(pair.slice(NAME.length + 1), 'base64url')),
    ) as Flow;
    return clock() - flow.startedAtMs <= LIFETIME_SECONDS * 1000 ? flow : null;
  } catch {
    // Not sealed by us: whoever sent it began no sign-in here.
    return null;
  }
}
