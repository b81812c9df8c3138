/** A state that React can follow (`useSyncExternalStore`). */
export interface Store<State> {
  subscribe(listener: () => void): () => void;
  snapshot(): State;
  /** Changes parts of the state. */
  show(part: Partial<State>): void;
}

export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => state,
    show(part) {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
  };
}
