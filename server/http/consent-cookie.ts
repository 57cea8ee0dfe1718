import "server-only";
import { cookies, headers } from "next/headers";
import { type Choice, readChoice, writeChoice } from "@/lib/consent/choice";
import { consentCookie } from "@/lib/consent/consent-cookie";
import { publicEnv } from "@/lib/public-env";

/** What this browser's visitor allowed and refused; null before an answer. */
export async function readConsent(): Promise<Choice | null> {
  return readChoice((await cookies()).get(consentCookie.name)?.value);
}

/** Global Privacy Control: the browser refuses for its visitor. */
export async function hasGpc(): Promise<boolean> {
  return (await headers()).get("sec-gpc") === "1";
}

/** Whether this visitor's steps may not be counted: by an answer, else by a signal of the browser. */
export async function refusesCounting(): Promise<boolean> {
  if ((await headers()).get("dnt") === "1") return true;
  const answer = (await readConsent())?.decisions.analytics;
  return answer ? !answer.isAllowed : hasGpc();
}

/** Once more what the browser's script has set: Safari forgets that after a week. */
export async function keepConsent(choice: Choice): Promise<void> {
  const { name, maxAge } = consentCookie;
  const secure = publicEnv.siteUrl.startsWith("https:");
  (await cookies()).set(name, writeChoice(choice), { maxAge, path: "/", sameSite: "lax", secure });
}
