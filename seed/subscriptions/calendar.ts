import { startOfCycle } from "../../sandbox/razorpay/subscriptions/cycles";
import { DAY, HOUR, MINUTE, startOfDay } from "../sales/times";

const INDIA = 5.5 * HOUR;
/** A month that has the day comes within so many quarters. */
const MOST_TRIES = 6;

export interface Calendar {
  /** The first charge, in milliseconds. */
  anchor: number;
  /** How many charges have their day before the next one. */
  behind: number;
}

/** When the charge of a cycle is due. */
export const dueOf = (anchor: number, months: number, cycle: number): number =>
  startOfCycle(anchor / 1000, { period: "monthly", interval: months }, cycle) * 1000;

/**
 * The days of a subscription whose next charge is in so many days, with so many behind it: more where a month on the way does not have
 * that day, so that the next one is exact on every date on which the shop is first started.
 */
export function planCalendar(
  end: number,
  { months, next, charges, hour }: { months: number; next: number; charges: number; hour: number },
): Calendar {
  const due = new Date(startOfDay(end + next * DAY) + INDIA);
  for (let behind = charges; behind < charges + MOST_TRIES; behind += 1) {
    const day = new Date(
      Date.UTC(due.getUTCFullYear(), due.getUTCMonth() - behind * months, due.getUTCDate()),
    );
    if (day.getUTCDate() !== due.getUTCDate()) continue;
    return { anchor: day.getTime() - INDIA + hour * HOUR + ((hour * 17) % 60) * MINUTE, behind };
  }
  throw new Error(`no month has the day of ${due.toISOString()}`);
}
