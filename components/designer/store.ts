import { useSyncExternalStore } from "react";

/** An observable value; each subscriber rerenders only when the part it picks has changed. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `pick` returns a part of the value that stays the same object until it changes. */
export function useStore<T, P>(store: Store<T>, pick: (value: T) => P): P {
  const read = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
