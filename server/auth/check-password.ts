import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { AppError } from "@/server/errors";
import { fromHere, takeAttempts } from "@/server/limits/take-attempts";
import { sessionClient } from "@/server/supabase/viewer-client";
import { takeAtLeast } from "./take-at-least";

export const wrongPasswordMessage = "That is not your current password";

/** Whether this is the password of an account. Counted like a sign-in; the session that the check opens ends with it. */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  const [, ip] = await fromHere("passwordVisitor");
  const pair = ["passwordAccountVisitor", `${email} ${ip}`] as const;
  await takeAttempts([["passwordVisitor", ip], ["passwordAccount", email], pair]);
  const client = sessionClient({ getAll: () => [], set: () => undefined });
  const { data, error } = await takeAtLeast(300, () => client.auth.signInWithPassword({ email, password }));
  if (error && isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (error?.status === 429) throw new AppError("rate_limited");
  if (error || !data.session) return false;
  await client.auth.signOut({ scope: "local" }).catch(() => undefined);
  await takeAttempts([], { clear: [pair] });
  return true;
}
