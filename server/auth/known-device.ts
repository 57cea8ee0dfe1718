import "server-only";
import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { hostCookie } from "@/lib/cookie-suffix";
import { publicEnv } from "@/lib/public-env";
import { cookieDays } from "@/lib/security/cookie-days";
import { isSignatureOf, signatureOf } from "@/server/signed-value";

const cookieName = hostCookie("kapas-device");
const purpose = "device";
/** A family may share a tablet; on a public machine only the last accounts are kept. */
const maxAccounts = 4;

type Entry = { id: string; signature: string };

async function readEntries(): Promise<Entry[]> {
  const text = (await cookies()).get(cookieName)?.value ?? "";
  return text.split("~").flatMap((part) => {
    const [id, signature] = part.split(".");
    return id && signature ? [{ id, signature }] : [];
  });
}

function isFor(account: string, { id, signature }: Entry): boolean {
  return isSignatureOf(purpose, `${id}:${account}`, signature);
}

/**
 * The counter key for this browser's attempts at this account, when it has signed in to the account before: strangers who
 * use up the shared attempts don't lock out the owner. Null for any other browser. `account` is an email address or a
 * phone number.
 */
export async function findKnownDevice(account: string): Promise<string | null> {
  const entry = (await readEntries()).slice(0, maxAccounts).find((one) => isFor(account, one));
  return entry ? entry.id : null;
}

/** Call after a proven sign-in. The cookie grants nothing and does not reveal the account. */
export async function rememberDevice(account: string): Promise<void> {
  const others = (await readEntries()).filter((entry) => !isFor(account, entry));
  const id = randomUUID();
  const entries = [{ id, signature: signatureOf(purpose, `${id}:${account}`) }, ...others];
  const value = entries.slice(0, maxAccounts).map((entry) => `${entry.id}.${entry.signature}`);
  (await cookies()).set(cookieName, value.join("~"), {
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    path: "/",
    maxAge: cookieDays.device * 24 * 3600,
  });
}
