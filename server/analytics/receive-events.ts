import "server-only";
import { isbot } from "isbot";
import type { AnalyticsEvent } from "@/lib/analytics/event";
import type { Location } from "@/lib/analytics/location";
import { toRow } from "@/lib/analytics/to-row";
import { now } from "@/server/clock";
import { spendInstanceLimit } from "@/server/limits/spend-instance-limit";
import { bufferEvents } from "./event-buffer";

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
): { stored: number } {
  const shown = events.filter(({ clientContext }) => !/^\/(admin|api)(\/|$)/i.test(clientContext.path));
  if (shown.length === 0 || hasRefused || !userAgent || isbot(userAgent)) return { stored: 0 };
  spendInstanceLimit("trackInstance", shown.length, performance.now());
  const rows = shown.map((event) => toRow(event, location, now()));
  bufferEvents(
    rows.map((row) => (row.kind === "search" ? { ...row, data: { ...row.data, visitor: dayKey } } : row)),
  );
  return { stored: shown.length };
}
