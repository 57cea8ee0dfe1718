import "server-only";
import { log } from "@/server/log";
import { readRegistrationKey } from "./registration-key";
import { settleRegistration } from "./repository";

/**
 * After a valid link or code. The first proof of an address or a number removes all other credentials from the account,
 * unless this browser began the account or was signed in to it. True: they are gone, and the account has no password.
 */
export async function revokeUnprovenCredentials(userId: string, isSelf: boolean): Promise<boolean> {
  try {
    const outcome = await settleRegistration({ userId, key: await readRegistrationKey(), isSelf });
    if (outcome === "dropped")
      log.warn({ userId }, "auth: proven in another browser, old credentials dropped");
    return outcome === "dropped";
  } catch (error) {
    log.error({ err: error, userId }, "auth: old credentials could not be restored");
    return true;
  }
}
