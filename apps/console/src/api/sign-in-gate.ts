import type { SignInKind } from './problem.ts';

/** What an open dialog asks for. */
export interface SignInAsk {
  readonly kind: SignInKind;
  /** Whether somebody else signed in meanwhile: nothing of the first person is sent for them. */
  readonly isOther: boolean;
}

/** Where calls wait that need a sign-in: one dialog for all of them. */
export interface SignInGate {
  /**
   * Resolves to true once somebody has signed in, to false when they would rather not. Once they would not, what nobody
   * has pressed for (`isOwnAct` false), as a poll, does not ask again.
   */
  ask(kind: SignInKind, isOwnAct?: boolean): Promise<boolean>;
  /** Somebody acts again: what they said before holds no longer. */
  forgetRefusal(): void;
  answer(signedIn: boolean): void;
  noteOther(): void;
  subscribe(listener: () => void): () => void;
  current(): SignInAsk | null;
}

export function createSignInGate(): SignInGate {
  let open: { ask: SignInAsk; promise: Promise<boolean>; settle: (signedIn: boolean) => void } | null = null;
  let isRefused = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    ask(kind, isOwnAct = true) {
      if (open === null && isRefused && !isOwnAct) return Promise.resolve(false);
      if (open === null) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        open = { ask: { kind, isOther: false }, promise, settle: resolve };
        tell();
      }
      return open.promise;
    },
    forgetRefusal() {
      isRefused = false;
    },
    answer(signedIn) {
      const answered = open;
      isRefused = !signedIn;
      open = null;
      tell();
      answered?.settle(signedIn);
    },
    noteOther() {
      if (open !== null) open = { ...open, ask: { ...open.ask, isOther: true } };
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => open?.ask ?? null,
  };
}
