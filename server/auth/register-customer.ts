import "server-only";
import { type AuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import { signInPath } from "@/lib/auth/redirects";
import type { EmailRegistration } from "@/lib/auth/schemas";
import { emailKey } from "@/lib/email";
import { publicEnv } from "@/lib/public-env";
import { AppError } from "@/server/errors";
import { requireCaptcha } from "@/server/limits/require-captcha";
import { type Attempt, spendAttempts, visitorAttempt } from "@/server/limits/spend-attempts";
import type { SessionClient } from "@/server/supabase/viewer-client";
import { ensureRegistrationKey } from "./registration-key";
import { replaceRegistration } from "./repository";
import { runForAtLeast } from "./run-for-at-least";

/** The address has an account, or just got a mail. Telling would reveal who shops here. */
export function isAboutKnownAddress(error: AuthError): boolean {
  return (
    error.code === "user_already_exists" ||
    error.code === "email_exists" ||
    error.code === "over_email_send_rate_limit"
  );
}

export function registrationFailure(error: AuthError): AppError {
  if (isAuthRetryableFetchError(error)) return new AppError("unavailable");
  if (error.status === 429) return new AppError("rate_limited");
  if (error.code === "weak_password") {
    return new AppError("invalid_input", error.message, { password: error.message });
  }
  return new AppError("conflict", error.message);
}

export const manyMailsMessage =
  "Too many sign-ups with this email today. Open our latest email to it, or try again tomorrow.";

/** Creates an account that waits for its address to be confirmed. Known and unknown addresses get the same answer. The link in the mail leads to `next`. */
export async function registerCustomer(
  client: SessionClient,
  input: EmailRegistration,
  { captcha, next }: { captcha: string | undefined; next: string | undefined },
): Promise<void> {
  const senders: Attempt[] = [await visitorAttempt("registerVisitor"), ["registerShop", "all"]];
  const mailbox: Attempt = ["registerMailbox", emailKey(input.email)];
  const isPuzzled = await requireCaptcha([...senders, mailbox], captcha);
  await spendAttempts(senders, { isPuzzled });
  await spendAttempts([mailbox], { message: manyMailsMessage });
  const key = await ensureRegistrationKey();
  const signUp = () =>
    client.auth.signUp({
      email: input.email,
      password: input.password,
      options: {
        data: {
          first_name: input.firstName,
          last_name: input.lastName,
          registration_key: key,
          notice_version: input.notice,
        },
        emailRedirectTo: `${publicEnv.siteUrl}${signInPath({ next })}`,
      },
    });
  const { error } = await runForAtLeast(1000, async () => {
    await replaceRegistration(input.email, key);
    const answer = await signUp();
    if (!answer.error || !isAboutKnownAddress(answer.error)) return answer;
    // A registration by phone may have taken the address in between.
    return (await replaceRegistration(input.email, key)) ? signUp() : answer;
  });
  if (error && !isAboutKnownAddress(error)) throw registrationFailure(error);
}
