import { formatShortDay, indianDate } from "@/lib/orders/when";

/** The preset ranges; custom days are typed. */
export const rangeChoices = ["1h", "24h", "7d", "30d"] as const;

const hours = { "1h": 1, "24h": 24 } as const;
const days = { "7d": 7, "30d": 30 } as const;

const dayMs = 24 * 3600 * 1000;
const maxDays = 366;

export interface ReportRange {
  /** As in the URL. */
  query: { range: string } | { from: string; to: string };
  /** "30 days" */
  label: string;
  starts: string;
  ends: string;
  /** The equally long period before. */
  beforeStarts: string;
  /** First and last day in India, when the range consists of whole days. */
  days: { first: string; last: string } | null;
  /** Why the typed days were rejected. */
  problem: string | null;
}

type Param = string | string[] | undefined;

const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`);

function isDay(text: Param): text is string {
  return (
    typeof text === "string" &&
    /^20\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(startOf(text).getTime()) &&
    indianDate(startOf(text)) === text
  );
}

function explainMissingDate(...typed: Param[]): string {
  const wrong = typed.find((text) => typeof text === "string" && text !== "" && !isDay(text));
  return wrong === undefined
    ? "Choose a start and end date"
    : `${wrong} isn't a date. Choose a start and end date`;
}

/** The range of a URL: 30 days without one, or for an invalid one. */
export function readRange(params: { range?: Param; from?: Param; to?: Param }, now: Date): ReportRange {
  const { range, from, to } = params;
  if (isDay(from) && isDay(to)) {
    const length = (startOf(to).getTime() - startOf(from).getTime()) / dayMs + 1;
    if (length >= 1 && length <= maxDays) {
      const label = from === to ? formatShortDay(from) : `${formatShortDay(from)} to ${formatShortDay(to)}`;
      return { ...wholeDays(from, to), query: { from, to }, label, problem: null };
    }
    const problem =
      length < 1 ? "The end date can't be before the start date" : `Choose at most ${maxDays} days`;
    return { ...lastDays("30d", now), problem };
  }
  if (range === "1h" || range === "24h") {
    const length = hours[range] * 3600 * 1000;
    const starts = new Date(now.getTime() - length);
    return {
      query: { range },
      label: range === "1h" ? "hour" : "24 hours",
      starts: starts.toISOString(),
      ends: now.toISOString(),
      beforeStarts: new Date(starts.getTime() - length).toISOString(),
      days: null,
      problem: null,
    };
  }
  const problem = from === undefined && to === undefined ? null : explainMissingDate(from, to);
  return { ...lastDays(range === "7d" ? "7d" : "30d", now), problem };
}

function lastDays(range: keyof typeof days, now: Date): Omit<ReportRange, "problem"> {
  const last = indianDate(now);
  const first = indianDate(new Date(startOf(last).getTime() - (days[range] - 1) * dayMs));
  return { ...wholeDays(first, last), query: { range }, label: `${days[range]} days` };
}

function wholeDays(first: string, last: string) {
  const starts = startOf(first).getTime();
  const ends = startOf(last).getTime() + dayMs;
  return {
    starts: new Date(starts).toISOString(),
    ends: new Date(ends).toISOString(),
    beforeStarts: new Date(2 * starts - ends).toISOString(),
    days: { first, last },
  };
}
