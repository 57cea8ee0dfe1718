import "server-only";
import { isbot } from "isbot";
import type { AnalyticsEvent } from "@/lib/analytics/event";
import type { Location } from "@/lib/analytics/location";
import { toRow } from "@/lib/analytics/to-row";
import { now } from "@/server/clock";
import { takeHere } from "@/server/limits/take-here";
import { keepEvents } from "./event-buffer";

interface Visitor {
  userAgent: string | null;
  /** By an answer, or by the browser. */
  hasRefused: boolean;
  location: Location;
}

/**
 * Takes events of a visitor, who is neither a machine nor has refused; they are written soon. Returns how many will be. Of the back
 * office nothing is kept. More than this instance takes in a minute is refused.
 */
export function receiveEvents(
  events: readonly AnalyticsEvent[],
  { userAgent, hasRefused, location }: Visitor,
): { kept: number } {
  const shown = events.filter(({ clientContext }) => !/^\/(admin|api)(\/|$)/i.test(clientContext.path));
  if (shown.length === 0 || hasRefused || !userAgent || isbot(userAgent)) return { kept: 0 };
  takeHere("trackInstance", shown.length, performance.now());
  keepEvents(shown.map((event) => toRow(event, location, now())));
  return { kept: shown.length };
}
