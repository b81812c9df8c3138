import { type ApiError, createOwnerGate, type EgressClient, invalidField } from '@svc/server-kit';
import { PICTURE_LIMITS } from './pictures/picture-limits.ts';

const DEADLINE_MS = 10_000;
/** Pictures fetched for one account or patient at a time. */
const MOST_AT_ONCE = 8;

/**
 * Fetches a picture from an address that a caller gave, with the guard of outgoing requests: https in production, public
 * addresses alone, no redirect, no credentials, identity encoding, bounded in time and size.
 */
export function createImageFetch(client: Pick<EgressClient, 'fetch'>) {
  const inTurn = createOwnerGate(MOST_AT_ONCE);

  /**
   * @param work what is done with the bytes within the same turn, so that no caller holds more pictures than it has turns
   * @param over aborts when nobody waits for the picture any more: a slow host holds no turn for who has left
   * @throws ApiError that is the same for an address that may not be called and one that gave no picture
   */
  return <Result>(
    { url, callerId, over }: { readonly url: string; readonly callerId: string; readonly over: AbortSignal },
    work: (bytes: Uint8Array) => Promise<Result>,
  ): Promise<Result> =>
    inTurn(callerId, async () => {
      if (over.aborted) throw imageUnreachable();
      const response = await client
        .fetch({
          url,
          headers: { accept: 'image/jpeg' },
          deadlineMs: DEADLINE_MS,
          maxResponseBytes: PICTURE_LIMITS.mostBytes,
          signal: over,
        })
        .catch(() => null);
      if (response?.status !== 200) throw imageUnreachable();
      return work(response.body);
    });
}

/** One answer for every way in which no picture came, so that nothing can be probed. */
export function imageUnreachable(): ApiError {
  return invalidField(
    'imageUrl',
    `image_unreachable: the picture could not be fetched. It must be at a public https address that answers 200 within ${DEADLINE_MS / 1000} s, without a redirect, with a JPEG of at most ${PICTURE_LIMITS.mostBytes / 1_048_576} MB`,
  );
}
