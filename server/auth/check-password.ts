import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { AppError } from "@/server/errors";
import { takeAttempts } from "@/server/limits/take-attempts";
import { sessionClient } from "@/server/supabase/viewer-client";
import { takeAtLeast } from "./take-at-least";

export const wrongPasswordMessage = "That's not your current password";

/**
 * Whether this is the password of the signed-in person. Counted separately from sign-ins: only the owner of a session
 * reaches this counter, so it may refuse. The check opens a session and ends it.
 */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  const own = ["passwordPerson", email] as const;
  await takeAttempts([own]);
  const client = sessionClient({ getAll: () => [], set: () => undefined });
  const { data, error } = await takeAtLeast(300, () => client.auth.signInWithPassword({ email, password }));
  if (error && isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (error?.status === 429) throw new AppError("rate_limited");
  if (error || !data.session) return false;
  await client.auth.signOut({ scope: "local" }).catch(() => undefined);
  await takeAttempts([], { clear: [own] });
  return true;
}
