declare const isFullMoney: boolean;
declare const areAllRaces: boolean;

/** How many rounds of a race `npm test` plays: the locks themselves are proven in supabase/tests/locks. */
const sample = 3;

/** How many come at once: so few that none waits for a lock as long as the shop lets it, on a busy machine too. */
export const crowd = isFullMoney || areAllRaces ? 50 : 12;

/** 1 to `full` in `npm run test:money -- --full`, 1 to `all` in `npm run test:races`, a sample otherwise. */
export function rounds(all: number, full: number): number[] {
  const length = isFullMoney ? full : areAllRaces ? all : Math.min(sample, all);
  return Array.from({ length }, (_, index) => index + 1);
}
