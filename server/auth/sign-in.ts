import "server-only";
import { type AuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import type { EmailLogin } from "@/lib/auth/schemas";
import { AppError } from "@/server/errors";
import { spendAttempts } from "@/server/limits/spend-attempts";
import { log } from "@/server/log";
import { toViewer, type Viewer } from "@/server/session/viewer";
import type { SessionClient } from "@/server/supabase/viewer-client";
import { countPasswordAttempt } from "./count-password-attempt";
import { rememberDevice } from "./known-device";
import { refuseBlocked } from "./refuse-blocked";
import { runForAtLeast } from "./run-for-at-least";
import { clearSession } from "./sign-out";
import { withUnavailableMessage } from "./with-unavailable-message";

const failedMessage = "An error occurred during login";

function signInFailure(error: AuthError): AppError {
  if (isAuthRetryableFetchError(error)) {
    log.error({ err: error }, "auth: a password could not be checked");
    return new AppError("unavailable", failedMessage);
  }
  if (error.status === 429) return new AppError("rate_limited");
  if (error.code === "invalid_credentials")
    return new AppError("unauthenticated", "Invalid email or password");
  return new AppError("unauthenticated", error.message || failedMessage);
}

/** Opens a new session. The old one ends before the password is checked. */
export async function signIn(
  client: SessionClient,
  { email, password }: EmailLogin,
  captcha: string | undefined,
): Promise<Viewer> {
  const own = await withUnavailableMessage(failedMessage, () => countPasswordAttempt(email, captcha));
  await clearSession(client);
  const { data, error } = await runForAtLeast(
    1000,
    () => client.auth.signInWithPassword({ email, password }),
    (answer) => answer.error === null,
  );
  if (error) throw signInFailure(error);
  await refuseBlocked(client, data.user);
  await spendAttempts([], { clear: own });
  await rememberDevice(email);
  return toViewer(data.user, client);
}
