const name = new Intl.DateTimeFormat("en-IN", { month: "short", year: "numeric", timeZone: "UTC" });

/** "2026-11-01": "Nov 2026" */
export function monthName(day: string): string {
  return name.format(new Date(`${day}T00:00:00Z`));
}
