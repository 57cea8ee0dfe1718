export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const INDIA = 5.5 * HOUR;
const OPENS = 9.5 * HOUR;
const CLOSES = 19 * HOUR;

/** The start of the day in India. */
export const startOfDay = (at: number): number => Math.floor((at + INDIA) / DAY) * DAY - INDIA;

/** The same moment, or the next one at which the workshop is open. */
export function whenOpen(at: number): number {
  const day = startOfDay(at);
  const since = at - day;
  if (since < OPENS) return day + OPENS + (since % HOUR);
  return since < CLOSES ? at : day + DAY + OPENS + (since % HOUR);
}
