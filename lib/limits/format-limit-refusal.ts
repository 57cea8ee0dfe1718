import type { Subject } from "./limits";

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = minutes > 90 ? [Math.ceil(minutes / 60), "hour"] : [minutes, "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** The message for a used-up limit; undefined: the general message. */
export function formatLimitRefusal(by: Subject | undefined, seconds: number): string | undefined {
  if (by === "browser") return `Too many attempts. Please try again in ${waitOf(seconds)}.`;
  if (by === "guest")
    return `Too many guests on your network. Please log in, or try again in ${waitOf(seconds)}.`;
  return undefined;
}
