declare const isFullMoney: boolean;
declare const areAllRaces: boolean;

/** How many rounds of a race `npm test` plays: the locks themselves are tested in supabase/tests/locks. */
const sample = 3;

/** How many run at once: so few that none reaches the shop's lock timeout, even on a busy machine. */
export const crowd = isFullMoney || areAllRaces ? 50 : 12;

/** How many orders wait for a job. */
export const queue = isFullMoney || areAllRaces ? 200 : 40;

/** 1 to `full` in `npm run test:money -- --full`, 1 to `all` in `npm run test:races`, a sample otherwise. */
export function rounds(all: number, full: number): number[] {
  const length = isFullMoney ? full : areAllRaces ? all : Math.min(sample, all);
  return Array.from({ length }, (_, index) => index + 1);
}
