const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Kolkata",
  dateStyle: "short",
  timeStyle: "short",
});

/** An instant as the value of a datetime-local field, in Indian time: "2026-11-20T10:00". */
export function toIndianInput(at: string): string {
  return parts.format(new Date(at)).replace(" ", "T");
}

/** The instant of such a field; null: it is empty, or no such day. */
export function fromIndianInput(text: string): string | null {
  const at = new Date(`${text}:00+05:30`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Whether such a field has a plausible year. */
export function isNearInput(text: string): boolean {
  const at = fromIndianInput(text);
  return at !== null && at >= "2000-01-01" && at < "2099-12-31";
}
