import "server-only";
import { cookies, headers } from "next/headers";
import { type Choice, readChoice, writeChoice } from "@/lib/consent/choice";
import { consentCookie } from "@/lib/consent/consent-cookie";
import { publicEnv } from "@/lib/public-env";

/** The visitor's consent choices in this browser; null before an answer. */
export async function readConsent(): Promise<Choice | null> {
  return readChoice((await cookies()).get(consentCookie.name)?.value);
}

/** Global Privacy Control: the browser refuses on its visitor's behalf. */
export async function hasGpc(): Promise<boolean> {
  return (await headers()).get("sec-gpc") === "1";
}

/** Whether this visitor refuses analytics: by an answer, else by a signal of the browser. */
export async function refusesAnalytics(): Promise<boolean> {
  if ((await headers()).get("dnt") === "1") return true;
  const answer = (await readConsent())?.decisions.analytics;
  return answer ? !answer.isAllowed : hasGpc();
}

/** Sets the script's cookie again: Safari deletes script cookies after a week. */
export async function storeConsent(choice: Choice): Promise<void> {
  const { name, maxAge } = consentCookie;
  const secure = publicEnv.siteUrl.startsWith("https:");
  (await cookies()).set(name, writeChoice(choice), { maxAge, path: "/", sameSite: "lax", secure });
}
