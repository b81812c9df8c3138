import type { CallData } from '../../api/call-types.ts';

type Replayed = CallData<'replayAccountDeliveries'>;

/** What is replayed: everything from `since` on, before `until`. */
export interface ReplayRange {
  readonly since: string;
  /** Always given: what comes while pages are sent would else be sent with them, and was never counted. */
  readonly until: string;
  readonly undeliveredOnly: boolean;
}

/** How far a replay, or the count before it, has come. */
export interface Progress {
  readonly count: number;
  /** Where the next page begins; null when all are done. */
  readonly nextSince: string | null;
}

/**
 * Goes through a range page by page until its end.
 *
 * @param onProgress told after every page; what was done stays known when a later page fails
 */
export async function goThrough(
  range: ReplayRange,
  from: Progress,
  page: (body: ReplayRange) => Promise<Replayed>,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  let progress = from;
  while (progress.nextSince !== null) {
    const { replayed, hasMore, nextSince } = await page({ ...range, since: progress.nextSince });
    progress = { count: progress.count + replayed, nextSince: hasMore ? nextSince : null };
    onProgress(progress);
  }
  return progress;
}
