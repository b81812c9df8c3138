const CONSOLE = '/console';

/** Where a sign-in starts; it comes back to `place`. */
export function signInAddress(place: string, isRecent = false): string {
  const search = new URLSearchParams({ return: place, ...(isRecent ? { recent: '1' } : {}) });
  return `${CONSOLE}/sign-in?${search}`;
}

/** Ends the session and leaves, to the provider where it ends its own; false when the session has not ended. */
export async function signOut(): Promise<boolean> {
  // Without a body: the path takes none but a form.
  const answer = await fetch(`${CONSOLE}/sign-out`, { method: 'POST', credentials: 'same-origin' }).catch(
    () => undefined,
  );
  if (answer?.ok !== true) return false;
  const { data } = (await answer.json()) as { readonly data: { readonly next: string } };
  globalThis.location.assign(data.next);
  return true;
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
