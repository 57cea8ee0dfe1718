const date = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", dateStyle: "long" });
const moment = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** "20 November 2026", in Indian time: on pages, in emails and PDFs. */
export function formatDay(at: string): string {
  return date.format(new Date(at));
}

/** "20 Nov, 3:45 pm" */
export function formatMoment(at: string): string {
  return moment.format(new Date(at));
}

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", timeStyle: "short" });

/** "20 Nov, 3:45 pm", "the end of 19 November 2026": midnight would leave it open which day is meant. */
export function formatLimit(at: string): string {
  const isMidnight = clock.format(new Date(at)) === "00:00";
  return isMidnight
    ? `the end of ${formatDay(new Date(Date.parse(at) - 1).toISOString())}`
    : formatMoment(at);
}

/** The deadline for an answer. */
export function formatDeadline(at: string, now: Date): string {
  return `${new Date(at) < now ? "Response was due" : "Respond by"} ${formatMoment(at)}`;
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

/** "2026-11-20 15:45": the time in India, for files. */
export function indianMinute(at: string): string {
  return `${indianDate(new Date(at))} ${clock.format(new Date(at))}`;
}

const shortDay = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", dateStyle: "medium" });

/** "20 Nov 2026": in the admin. */
export function formatShortDay(at: string): string {
  return shortDay.format(new Date(at));
}

const timeOfDay = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  hour: "numeric",
  minute: "2-digit",
});

/** "3:45 pm" */
export function formatClock(at: string): string {
  return timeOfDay.format(new Date(at));
}
