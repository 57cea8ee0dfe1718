import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { passwordScreen } from "@/lib/auth/redirects";
import { publicEnv } from "@/lib/public-env";
import { AppError } from "@/server/errors";
import type { SessionClient } from "@/server/supabase/viewer-client";
import { takeAtLeast } from "./take-at-least";

/** Mails a link if there is such an account; says the same if there is none. */
export async function requestPasswordReset(client: SessionClient, email: string): Promise<void> {
  const { error } = await takeAtLeast(600, () =>
    client.auth.resetPasswordForEmail(email, { redirectTo: `${publicEnv.siteUrl}${passwordScreen}` }),
  );
  if (!error || error.code === "over_email_send_rate_limit") return;
  if (isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (error.status === 429) throw new AppError("rate_limited");
  throw new AppError("conflict", error.message);
}
