import type { FastifyRequest } from 'fastify';
import { type ApiError, callerLeft } from '../errors/api-error.ts';
import { createOwnerGate } from '../limits/owner-gate.ts';
import { giveUpBody } from './arrival.ts';

/** Pictures held at once by this process, from the first byte to the answer; later ones wait unread. */
const MOST_UPLOADS = 12;
/** Fewer, so that one account never holds all places. */
const MOST_OF_ACCOUNT = 8;
const MOST_OF_SENDER = 4;

/** While others wait, a sender of less than this between two looks loses its place and costs only a connection. */
const LOOK_MS = 2_000;
const LEAST_BYTES = 16_384;

/** Whose request it is: the account, and the sender within it. */
export interface Sender {
  readonly account: string;
  readonly sender: string;
}

/** Places that requests hold from their first byte until they are over. */
export interface UploadPlaces {
  /** Calls `held` once there is a place, or with an error and without a place if the caller left while waiting. */
  take(
    request: Pick<FastifyRequest, 'raw' | 'over'>,
    sender: Sender,
    held: (error: ApiError | null) => void,
  ): void;
  close(): void;
}

interface Holder {
  readonly request: FastifyRequest['raw'];
  readonly account: string;
  /** Read from its connection until the last look; -1 before the first. */
  readBytes: number;
}

interface Waiter {
  readonly over: FastifyRequest['over'];
  readonly account: string;
  /** True while it waits for a place of its own account; after that any place will do. */
  isOfAccount: boolean;
}

export function createUploadPlaces(): UploadPlaces {
  const ofSender = createOwnerGate(MOST_OF_SENDER);
  const ofAccount = createOwnerGate(MOST_OF_ACCOUNT);
  const ofAll = createOwnerGate(MOST_UPLOADS);
  const holders = new Set<Holder>();
  const waiting = new Set<Waiter>();
  const timer = setInterval(look, LOOK_MS).unref();

  /** Takes the place of the slowest sender that sends too little, for a waiting request that could use it. */
  function look(): void {
    const slow = slowest();
    for (const { over, account, isOfAccount } of waiting) {
      if (over.isOver) continue;
      const at = slow.findIndex((holder) => !isOfAccount || holder.account === account);
      if (at >= 0) for (const { request } of slow.splice(at, 1)) giveUpBody(request);
    }
  }

  function slowest(): Holder[] {
    const slow: { holder: Holder; bytes: number }[] = [];
    for (const holder of holders) {
      const { bytesRead = 0 } = holder.request.socket;
      const bytes = bytesRead - holder.readBytes;
      const isFirst = holder.readBytes < 0;
      holder.readBytes = bytesRead;
      if (!isFirst && !holder.request.complete && bytes < LEAST_BYTES) slow.push({ holder, bytes });
    }
    return slow.sort((a, b) => a.bytes - b.bytes).map(({ holder }) => holder);
  }

  return {
    take({ raw, over }, { account, sender }, held) {
      const waiter: Waiter = { over, account, isOfAccount: true };
      const hold = (): Promise<void> | undefined => {
        waiting.delete(waiter);
        if (over.isOver) {
          held(callerLeft());
          return undefined;
        }
        const holder: Holder = { request: raw, account, readBytes: -1 };
        holders.add(holder);
        held(null);
        return new Promise((resolve) =>
          over.whenOver(() => {
            holders.delete(holder);
            resolve();
          }),
        );
      };
      void ofSender(`${account}:${sender}`, () => {
        waiting.add(waiter);
        return ofAccount(account, () => {
          waiter.isOfAccount = false;
          return ofAll('', hold);
        });
      });
    },
    close: () => clearInterval(timer),
  };
}
