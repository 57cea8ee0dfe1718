import type { Result } from "@/lib/result";

const listeners = new Set<() => void>();

/** Call it with each action's result: if the session has ended, the listener shows the login dialog. */
export function noticeSessionEnd(result: Result<unknown> | null): void {
  if (result && !result.ok && result.code === "unauthenticated") endSession();
}

/** The session has ended: the listener shows the login dialog. */
export function endSession(): void {
  for (const listener of listeners) listener();
}

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
