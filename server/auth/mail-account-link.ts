import "server-only";
import { randomBytes } from "node:crypto";
import { passwordScreen, signInPath } from "@/lib/auth/redirects";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { requestCookieJar } from "@/server/supabase/viewer-client";
import { cookieKeepingClient } from "./cookie-keeping-client";
import { isAboutKnownAddress, registrationFailure } from "./register-customer";
import { replaceRegistration } from "./repository";
import { runForAtLeast } from "./run-for-at-least";

interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  notice: string;
}

/**
 * Mails a link with which the address's owner chooses a password: of a new account, or of the existing one. The answer is
 * the same. No browser's key belongs to a new account, so the password is chosen wherever the link is opened.
 */
export async function mailAccountLink({ email, firstName, lastName, notice }: NewAccount): Promise<void> {
  const client = cookieKeepingClient(await requestCookieJar());
  const { error } = await runForAtLeast(1000, async () => {
    if (!(await replaceRegistration(email, ""))) {
      return client.auth.resetPasswordForEmail(email, {
        redirectTo: `${publicEnv.siteUrl}${passwordScreen}`,
      });
    }
    return client.auth.signUp({
      email,
      password: randomBytes(32).toString("base64url"),
      options: {
        data: { first_name: firstName, last_name: lastName, notice_version: notice },
        emailRedirectTo: `${publicEnv.siteUrl}${signInPath({ next: paths.orders })}`,
      },
    });
  });
  if (error && !isAboutKnownAddress(error)) throw registrationFailure(error);
}
