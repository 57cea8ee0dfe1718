const date = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", dateStyle: "long" });
const moment = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** "20 November 2026", as the clock in India says. */
export function formatDay(at: string): string {
  return date.format(new Date(at));
}

/** "20 Nov, 3:45 pm" */
export function formatMoment(at: string): string {
  return moment.format(new Date(at));
}

/** Until when something has to be answered. */
export function tellDeadline(at: string, now: Date): string {
  return `${new Date(at) < now ? "The answer was due" : "Answer by"} ${formatMoment(at)}`;
}

const dayAndTime = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  dateStyle: "medium",
  timeStyle: "short",
});

/** "20 Nov 2026, 3:45 pm" */
export function formatDayAndTime(at: Date): string {
  return dayAndTime.format(at);
}

const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

/** "2026-11-20": the day in India. */
export function indianDate(at: Date): string {
  return isoDay.format(at);
}

const shortDay = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", dateStyle: "medium" });

/** "20 Nov 2026" */
export function formatShortDay(at: string): string {
  return shortDay.format(new Date(at));
}
