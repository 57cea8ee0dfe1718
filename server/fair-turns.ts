import "server-only";

interface Room {
  /** So many pieces of work run at a time. */
  atOnce: number;
  /** So many run or wait, all in all. */
  mostInAll: number;
  /** Nobody waits longer for a turn. */
  mostWaitMs: number;
  /** What is thrown at who brings too much, and at who finds the room full or waits for too long. */
  tooManyOfOne: () => Error;
  full: () => Error;
}

/** Who wants a turn: a name, and how much of theirs may run or wait at a time. */
export type Share = readonly [name: string, most: number];

/**
 * Lets work run in the turn of those who ask: each gets one turn, then the next one, so that whoever brings much waits for their
 * own work and nobody else does. More than its share, or than the room holds, is refused at once.
 */
export function fairTurns({ atOnce, mostInAll, mostWaitMs, tooManyOfOne, full }: Room) {
  let running = 0;
  let inAll = 0;
  const held = new Map<string, number>();
  /** In the order of turns. */
  const waiting = new Map<string, Set<() => void>>();

  const startNext = (): void => {
    const [name, starts] = waiting.entries().next().value ?? [];
    const start = starts?.values().next().value;
    if (name === undefined || !starts || !start) return;
    leave(name, start);
    const others = waiting.get(name);
    waiting.delete(name);
    if (others) waiting.set(name, others);
    running += 1;
    start();
  };

  const leave = (name: string, start: () => void): void => {
    const starts = waiting.get(name);
    starts?.delete(start);
    if (starts?.size === 0) waiting.delete(name);
  };

  const turnOf = (name: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        leave(name, start);
        reject(full());
      }, mostWaitMs);
      waiting.set(name, (waiting.get(name) ?? new Set()).add(start));
      if (running < atOnce) startNext();
    });

  const count = (name: string, change: 1 | -1): void => {
    inAll += change;
    const left = (held.get(name) ?? 0) + change;
    if (left === 0) held.delete(name);
    else held.set(name, left);
  };

  const runAll = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    await turnOf(name);
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };

  return async <T>(shares: readonly [Share, ...Share[]], work: () => Promise<T>): Promise<T> => {
    if (shares.some(([name, most]) => (held.get(name) ?? 0) >= most)) throw tooManyOfOne();
    if (inAll >= mostInAll) throw full();
    for (const [name] of shares) count(name, 1);
    try {
      return await runAll(shares[0][0], work);
    } finally {
      for (const [name] of shares) count(name, -1);
    }
  };
}
