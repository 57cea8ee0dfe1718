import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { passwordScreen } from "@/lib/auth/redirects";
import { emailKey } from "@/lib/email";
import { publicEnv } from "@/lib/public-env";
import { AppError } from "@/server/errors";
import { requireCaptcha } from "@/server/limits/require-captcha";
import { type Attempt, spendAttempts, visitorAttempt } from "@/server/limits/spend-attempts";
import { type SessionClient, viewerClient } from "@/server/supabase/viewer-client";
import { discardUnfinishedAccounts } from "./repository";
import { runForAtLeast } from "./run-for-at-least";

async function attemptsOf(email: string): Promise<Attempt[]> {
  return [await visitorAttempt("resetVisitor"), ["resetAccount", emailKey(email)]];
}

async function mailLink(client: SessionClient, email: string): Promise<void> {
  await spendAttempts(await attemptsOf(email));
  const { error } = await runForAtLeast(1000, async () => {
    await discardUnfinishedAccounts(email);
    return client.auth.resetPasswordForEmail(email, { redirectTo: `${publicEnv.siteUrl}${passwordScreen}` });
  });
  if (!error || error.code === "over_email_send_rate_limit") return;
  if (isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (error.status === 429) throw new AppError("rate_limited");
  throw new AppError("conflict", error.message);
}

/** Mails a link if the account exists; the answer is the same if not. */
export async function requestPasswordReset(
  client: SessionClient,
  email: string,
  captcha: string | undefined,
): Promise<void> {
  await requireCaptcha(await attemptsOf(email), captcha);
  await mailLink(client, email);
}

/** For a signed-in person: to their own address. */
export async function mailPasswordLink(email: string): Promise<void> {
  await mailLink(await viewerClient(), email);
}
