import "server-only";
import { LRUCache } from "lru-cache";
import type { LoadedDashboard } from "@/lib/account/dashboard";
import { memoryBounds } from "@/lib/limits/memory-bounds";

const boards = new LRUCache<string, LoadedDashboard>({
  maxSize: memoryBounds.dashboards,
  // Objects take about four bytes for each character of their JSON.
  sizeCalculation: (board) => 4 * JSON.stringify(board).length,
  ttl: 60_000,
});

/**
 * A dashboard that is at most a minute old, cached in this process under its session. Callers get it only after the auth
 * server confirms the session. An admin's dashboard is not cached: admins are redirected.
 */
export async function getCachedDashboard(
  key: string | null,
  load: () => Promise<LoadedDashboard>,
): Promise<LoadedDashboard> {
  const known = key === null ? undefined : boards.get(key);
  if (known) return known;
  const board = await load();
  if (key !== null && !board.isStaff) boards.set(key, board);
  return board;
}

/** After a change that the dashboard shows: the customer sees it at once. */
export function clearDashboardCache(key: string | null): void {
  if (key !== null) boards.delete(key);
}
