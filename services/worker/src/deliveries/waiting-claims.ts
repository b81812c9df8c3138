import type { ClaimedDelivery } from '@svc/store';

/** A claim that waits in the worker for a slot. */
export interface WaitingClaim {
  readonly claim: ClaimedDelivery;
  /** Milliseconds. */
  readonly claimedAt: number;
}

/** Claims that wait for a slot, in the order in which they were claimed. */
export interface WaitingClaims {
  add(one: WaitingClaim): void;
  /** Those chosen wait no longer; asked in order. */
  take(isChosen: (one: WaitingClaim) => boolean): ClaimedDelivery[];
  readonly count: number;
}

export function createWaitingClaims(): WaitingClaims {
  let waiting: WaitingClaim[] = [];
  return {
    add: (one) => void waiting.push(one),
    take(isChosen) {
      const taken: ClaimedDelivery[] = [];
      const left: WaitingClaim[] = [];
      for (const one of waiting) {
        if (isChosen(one)) taken.push(one.claim);
        else left.push(one);
      }
      waiting = left;
      return taken;
    },
    get count() {
      return waiting.length;
    },
  };
}
