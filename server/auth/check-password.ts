import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { AppError } from "@/server/errors";
import { spendAttempts } from "@/server/limits/spend-attempts";
import { sessionClient } from "@/server/supabase/viewer-client";
import { runForAtLeast } from "./run-for-at-least";

export const wrongPasswordMessage = "That's not your current password";

/**
 * Whether this is the password of the signed-in person. Counted separately from sign-ins: only the owner of a session
 * reaches this counter, so it may refuse. The check opens a session and ends it.
 */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  const own = ["passwordPerson", email] as const;
  await spendAttempts([own]);
  const client = sessionClient({ getAll: () => [], set: () => undefined });
  const { data, error } = await runForAtLeast(300, () => client.auth.signInWithPassword({ email, password }));
  if (error && isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (error?.status === 429) throw new AppError("rate_limited");
  if (error || !data.session) return false;
  await client.auth.signOut({ scope: "local" }).catch(() => undefined);
  await spendAttempts([], { clear: [own] });
  return true;
}
