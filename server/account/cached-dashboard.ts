import "server-only";
import type { LoadedDashboard } from "@/lib/account/dashboard";

const cacheMs = 60 * 1000;
const maxCached = 2000;
const boards = new Map<string, { board: LoadedDashboard; at: number }>();

/**
 * A dashboard that is at most a minute old, cached in this process under its session. Callers get it only after the auth
 * server confirms the session. An admin's dashboard is not cached: admins are redirected.
 */
export async function getCachedDashboard(
  key: string | null,
  load: () => Promise<LoadedDashboard>,
): Promise<LoadedDashboard> {
  const at = performance.now();
  const known = key === null ? undefined : boards.get(key);
  if (known && at - known.at < cacheMs) return known.board;
  const board = await load();
  if (key === null || board.isStaff) return board;
  if (boards.size >= maxCached) boards.clear();
  boards.set(key, { board, at });
  return board;
}

/** After a change that the dashboard shows: the customer sees it at once. */
export function clearDashboardCache(key: string | null): void {
  if (key !== null) boards.delete(key);
}
