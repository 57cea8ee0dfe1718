import "server-only";
import type { AnalyticsRow } from "@/lib/analytics/to-row";
import { BackendError } from "@/server/errors";
import { log } from "@/server/log";
import { ingestEvents } from "./repository";

/** Requests with events don't wait for the database: events are written in batches, at this interval and size. */
const everyMs = 1000;
const batch = 500;
/** Buffer size for a slow database; further events are dropped, because the shop has priority. */
const max = 10_000;

let waiting: AnalyticsRow[] = [];
let isPlanned = false;

export function bufferEvents(rows: readonly AnalyticsRow[]): void {
  if (waiting.length + rows.length > max) return;
  waiting.push(...rows);
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => void writeEvents(), everyMs).unref();
}

/** One row that the database refuses must not lose the rest of its batch. */
async function ingest(rows: readonly AnalyticsRow[]): Promise<void> {
  try {
    await ingestEvents(rows);
  } catch (error) {
    const isRefused = error instanceof BackendError && error.status >= 400 && error.status < 500;
    if (!isRefused) throw error;
    if (rows.length === 1) return log.warn({ err: error }, "analytics: an event is refused");
    const half = rows.length / 2;
    await ingest(rows.slice(0, half));
    await ingest(rows.slice(half));
  }
}

async function writeEvents(): Promise<void> {
  try {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, batch);
      waiting = waiting.slice(batch);
      await ingest(rows);
    }
  } catch (error) {
    log.warn({ err: error }, "analytics: events are lost");
  } finally {
    isPlanned = false;
    if (waiting.length > 0) bufferEvents([]);
  }
}
