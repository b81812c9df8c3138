const CONSOLE = '/console';

/** Where a sign-in starts; it comes back to `place`. */
export function signInAddress(place: string, isRecent = false): string {
  const search = new URLSearchParams({ return: place, ...(isRecent ? { recent: '1' } : {}) });
  return `${CONSOLE}/sign-in?${search}`;
}

/** Ends the session and leaves. */
export async function signOut(): Promise<void> {
  await fetch(`${CONSOLE}/sign-out`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined);
  globalThis.location.assign(`${CONSOLE}/sign-in`);
}

const CHANNEL = 'svc-console';
const SIGNED_IN = 'signed-in';

/** Tells the windows of this browser that somebody has signed in. */
export function tellSignedIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
  channel.postMessage(SIGNED_IN);
  channel.close();
}

/** @returns stops listening */
export function onSignedIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === SIGNED_IN) listener();
  });
  return () => channel.close();
}
