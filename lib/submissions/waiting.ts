import type { SubmissionStatus } from "./submission";

const hourMs = 3_600_000;

/** A person has to review it. */
export function isWaiting(status: SubmissionStatus): boolean {
  return status === "submitted" || status === "in_review";
}

/** Longer than the shop's promised hours. */
export function isLate(submittedAt: string, now: string, promisedHours: number): boolean {
  return Date.parse(now) - Date.parse(submittedAt) > promisedHours * hourMs;
}

/** "40 minutes", "5 hours", "3 days" */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return formatUnit(Math.max(1, Math.round(minutes)), "minute");
  const hours = Math.round(minutes / 60);
  return hours < 48 ? formatUnit(hours, "hour") : formatUnit(Math.round(minutes / 1440), "day");
}

/** Its waiting time. */
export function formatWaitingTime(submittedAt: string, now: string): string {
  return formatMinutes((Date.parse(now) - Date.parse(submittedAt)) / 60_000);
}

function formatUnit(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
