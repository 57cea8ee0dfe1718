import "server-only";

interface Room {
  /** Number of jobs that run at a time. */
  atOnce: number;
  /** Number of jobs that run or wait in all. Guests fill two thirds of it at most. */
  maxInAll: number;
  /** The longest wait for a turn. */
  maxWaitMs: number;
  /** Thrown for a visitor who exceeds their share, finds the room full or waits for too long. */
  tooManyOfOne: () => Error;
  full: () => Error;
}

/** A name, and how many of its jobs may run or wait at a time. */
export type Share = readonly [name: string, most: number];
type Kind = "guest" | "person";

/** The visitor of a turn: jobs queue under the first share, and are counted for each. */
export interface Asking {
  kind: Kind;
  shares: readonly [Share, ...Share[]];
}

/**
 * Runs jobs in turns: one of a signed-in person, one of a guest; within each group every name gets one turn,
 * then the next name. So a visitor with many jobs waits only for their own, and any number of guests delays a
 * signed-in person by one turn at most. Jobs above the share or the room's size are refused at once.
 */
export function createFairQueue({ atOnce, maxInAll, maxWaitMs, tooManyOfOne, full }: Room) {
  let running = 0;
  const inside = { guest: 0, person: 0 };
  const held = new Map<string, number>();
  const lines = { guest: openLine(), person: openLine() };
  let last: Kind = "guest";

  const startNext = (): void => {
    const kinds: Kind[] = last === "guest" ? ["person", "guest"] : ["guest", "person"];
    for (const kind of kinds) {
      const start = lines[kind].takeNext();
      if (!start) continue;
      last = kind;
      running += 1;
      start();
      return;
    }
  };

  const turnOf = ({ kind, shares: [[name]] }: Asking): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        lines[kind].leave(name, start);
        reject(full());
      }, maxWaitMs);
      lines[kind].enter(name, start);
      if (running < atOnce) startNext();
    });

  const isFull = (kind: Kind): boolean =>
    inside.guest + inside.person >= maxInAll || (kind === "guest" && inside.guest >= (maxInAll * 2) / 3);

  const count = ({ kind, shares }: Asking, change: 1 | -1): void => {
    inside[kind] += change;
    for (const [name] of shares) {
      const left = (held.get(name) ?? 0) + change;
      if (left === 0) held.delete(name);
      else held.set(name, left);
    }
  };

  const runInTurn = async <T>(asking: Asking, work: () => Promise<T>): Promise<T> => {
    await turnOf(asking);
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };

  return async <T>(asking: Asking, work: () => Promise<T>): Promise<T> => {
    if (asking.shares.some(([name, most]) => (held.get(name) ?? 0) >= most)) throw tooManyOfOne();
    if (isFull(asking.kind)) throw full();
    count(asking, 1);
    try {
      return await runInTurn(asking, work);
    } finally {
      count(asking, -1);
    }
  };
}

/** Names in the order of their turns, each with its jobs in order of arrival. */
function openLine() {
  const waiting = new Map<string, Set<() => void>>();

  const leave = (name: string, start: () => void): void => {
    const starts = waiting.get(name);
    starts?.delete(start);
    if (starts?.size === 0) waiting.delete(name);
  };

  return {
    leave,
    enter: (name: string, start: () => void): void => {
      waiting.set(name, (waiting.get(name) ?? new Set()).add(start));
    },
    takeNext: (): (() => void) | null => {
      const [name, starts] = waiting.entries().next().value ?? [];
      const start = starts?.values().next().value;
      if (name === undefined || !starts || !start) return null;
      waiting.delete(name);
      starts.delete(start);
      if (starts.size > 0) waiting.set(name, starts);
      return start;
    },
  };
}
