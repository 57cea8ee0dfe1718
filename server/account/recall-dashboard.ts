import "server-only";
import type { LoadedDashboard } from "@/lib/account/dashboard";

const keptForMs = 60 * 1000;
const maxKept = 2000;
const boards = new Map<string, { board: LoadedDashboard; until: number }>();

/**
 * A dashboard as it was at most a minute ago, kept in this process under its own session. It is handed out only after
 * the auth server has said that the session stands. An admin's is not kept: they are sent on at once.
 */
export async function recallDashboard(
  key: string | null,
  load: () => Promise<LoadedDashboard>,
  now = Date.now(),
): Promise<LoadedDashboard> {
  const known = key === null ? undefined : boards.get(key);
  if (known && known.until > now) return known.board;
  const board = await load();
  if (key === null || board.isAdmin) return board;
  if (boards.size >= maxKept) boards.clear();
  boards.set(key, { board, until: now + keptForMs });
  return board;
}

/** For whoever has just changed what stands on it, and looks. */
export function forgetDashboard(key: string | null): void {
  if (key !== null) boards.delete(key);
}
