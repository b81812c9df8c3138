/** Emits events with their payloads; a listener that throws does not stop the others. */
export interface Emitter<Events extends object> {
  on<Name extends keyof Events>(name: Name, listener: (latest: Events[Name]) => void): () => void;
  tell<Name extends keyof Events>(name: Name, latest: Events[Name]): void;
  clear(): void;
}

export function createEmitter<Events extends object>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(latest: never) => void>>();
  return {
    on(name, listener) {
      const told = listeners.get(name) ?? new Set();
      listeners.set(name, told.add(listener as (latest: never) => void));
      return () => void told.delete(listener as (latest: never) => void);
    },
    tell(name, latest) {
      // A copy, because a listener may remove itself.
      for (const listener of Array.from(listeners.get(name) ?? [])) {
        try {
          (listener as (latest: Events[typeof name]) => void)(latest);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    clear: () => listeners.clear(),
  };
}
