import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { passwordScreen } from "@/lib/auth/redirects";
import { publicEnv } from "@/lib/public-env";
import { AppError } from "@/server/errors";
import type { SessionClient } from "@/server/supabase/viewer-client";
import { discardUnfinishedAccounts } from "./repository";
import { takeAtLeast } from "./take-at-least";
import { fromHere, takeAttempts } from "./take-attempts";

/** Mails a link if there is such an account; says the same if there is none. */
export async function requestPasswordReset(client: SessionClient, email: string): Promise<void> {
  await takeAttempts([await fromHere("resetVisitor"), ["resetAccount", email]]);
  const { error } = await takeAtLeast(600, async () => {
    await discardUnfinishedAccounts(email);
    return client.auth.resetPasswordForEmail(email, { redirectTo: `${publicEnv.siteUrl}${passwordScreen}` });
  });
  if (!error || error.code === "over_email_send_rate_limit") return;
  if (isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (error.status === 429) throw new AppError("rate_limited");
  throw new AppError("conflict", error.message);
}
