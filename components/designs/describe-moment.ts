const format = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** "24 Nov 2026, 8:40 pm", in Indian time: the same on the server and in every browser. */
export function describeMoment(at: string | number): string {
  return format.format(new Date(at));
}
