/** Numbers that look random and are the same on every machine (mulberry32). */
export interface Random {
  /** 0 up to, but not including, 1 */
  next(): number;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  /** True in `share` of 1 cases. */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (from) => {
      const [found] = from.slice(between(0, from.length - 1));
      if (found === undefined) throw new Error("nothing to pick from");
      return found;
    },
  };
}
