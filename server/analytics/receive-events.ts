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
  /** Refused by an answer, or by the browser. */
  hasRefused: boolean;
  location: Location;
  /** A hash of the address that changes each day: a term is counted once per visitor and day. */
  dayKey: string;
}

/**
 * Buffers events of a visitor who is not a bot and has not refused. Returns how many will be written. Admin
 * visits are not recorded. Events above this instance's limit per minute are refused.
 */
export function receiveEvents(
  events: readonly AnalyticsEvent[],
  { userAgent, hasRefused, location, dayKey }: Visitor,
): { kept: number } {
  const shown = events.filter(({ clientContext }) => !/^\/(admin|api)(\/|$)/i.test(clientContext.path));
  if (shown.length === 0 || hasRefused || !userAgent || isbot(userAgent)) return { kept: 0 };
  takeHere("trackInstance", shown.length, performance.now());
  const rows = shown.map((event) => toRow(event, location, now()));
  keepEvents(
    rows.map((row) => (row.kind === "search" ? { ...row, data: { ...row.data, visitor: dayKey } } : row)),
  );
  return { kept: shown.length };
}
