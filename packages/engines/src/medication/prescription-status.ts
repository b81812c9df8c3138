export type Activity = 'active' | 'inactive' | 'unknown';

const ACTIVE = [
  'active, current, currently taking, ongoing, on going, taking, in use, in progress, continuing, continued, continue',
  'started, restarted, resumed, on, yes, prn',
];

const INACTIVE = [
  'inactive, not active, discontinued, stopped, completed, complete, cancelled, canceled, ended, finished, expired, ceased',
  'withdrawn, past, former, previous, historical, not taking, not taken, no longer taking, on hold, held, hold',
  'paused, suspended, suspend, interrupted, entered in error, error, draft, planned, intended, pending, proposed',
  'declined, refused, revoked, rejected, replaced, superseded, switched, off, no, never taken, resolved',
];

const ACTIVITY: ReadonlyMap<string, Activity> = new Map([
  ...wordsOf(ACTIVE).map((word) => [word, 'active'] as const),
  ...wordsOf(INACTIVE).map((word) => [word, 'inactive'] as const),
]);

const LONGEST = Math.max(...[...ACTIVITY.keys()].map((word) => word.length));

function wordsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(', '));
}

/** Whether a status says that the medication is taken; case, and `-` or `_` for spaces, do not count. */
export function activityOf(status: string): Activity {
  const direct = ACTIVITY.get(status);
  if (direct !== undefined) return direct;
  // Room for the space around a word; a longer text is no status word.
  if (status.length > LONGEST + 20) return 'unknown';
  return (
    ACTIVITY.get(
      status
        .toLowerCase()
        .replace(/[\s_-]+/g, ' ')
        .trim(),
    ) ?? 'unknown'
  );
}
