import "server-only";

interface Room {
  /** How much work runs at a time. */
  atOnce: number;
  /** How much runs or waits in all. Guests fill two thirds of it at most. */
  mostInAll: number;
  /** The longest wait for a turn. */
  mostWaitMs: number;
  /** Thrown at a visitor who brings too much, and at one who finds the room full or waits for too long. */
  tooManyOfOne: () => Error;
  full: () => Error;
}

/** A name, and how much of its work may run or wait at a time. */
export type Share = readonly [name: string, most: number];
type Kind = "guest" | "person";

/** Who wants a turn: work waits in the line of the first share, and counts for each. */
export interface Asking {
  kind: Kind;
  shares: readonly [Share, ...Share[]];
}

/**
 * Lets work run in turns: one of a signed-in person, one of a guest; among each of them every name gets one turn, then the next
 * name. So a visitor who brings much waits for their own work, and guests, however many they are, never hold up a signed-in person
 * for more than one turn. More than its share, or than the room holds, is refused at once.
 */
export function fairTurns({ atOnce, mostInAll, mostWaitMs, tooManyOfOne, full }: Room) {
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
      }, mostWaitMs);
      lines[kind].enter(name, start);
      if (running < atOnce) startNext();
    });

  const isFull = (kind: Kind): boolean =>
    inside.guest + inside.person >= mostInAll || (kind === "guest" && inside.guest >= (mostInAll * 2) / 3);

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

/** Names in the order of their turns, each with its work in the order it came. */
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
