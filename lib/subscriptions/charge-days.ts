import { indianDate } from "@/lib/orders/when";
import type { Subscription } from "./subscription";

type Rhythm = Pick<Subscription, "chargeAt" | "startedAt"> & { plan: { months: number } };

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function partsOf(at: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = indianDate(new Date(at)).split("-").map(Number);
  return [year, month, day];
}

/** The first charge day after a moment, by the plan's rhythm; null: none is planned. A month that lacks the day charges on its last one. */
export function chargeDayAfter({ chargeAt, startedAt, plan }: Rhythm, after: string): string | null {
  // While paused, the gateway has no charge day.
  const known = chargeAt ?? startedAt;
  if (known === null) return null;
  const [year, month, shown] = partsOf(known);
  const agreed = startedAt === null ? shown : partsOf(startedAt)[2];
  // The 31st stays the agreed day, even after a February.
  const day = Math.min(agreed, lastDayOf(year, month)) === shown ? agreed : shown;
  const limit = indianDate(new Date(after));
  for (let months = 0; ; months += plan.months) {
    const ahead = year * 12 + month - 1 + months;
    const [nextYear, nextMonth] = [Math.floor(ahead / 12), (ahead % 12) + 1];
    const found = new Date(Date.UTC(nextYear, nextMonth - 1, Math.min(day, lastDayOf(nextYear, nextMonth))));
    const iso = found.toISOString().slice(0, 10);
    if (iso > limit) return iso;
  }
}
