import "server-only";
import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import { getToken } from "next-auth/jwt";
import { type GoogleProof, googleProofSchema } from "@/lib/auth/google";
import { publicEnv } from "@/lib/public-env";
import { googleFlowCookies } from "./google-cookies";
import { googleSettings } from "./google-settings";

/** next-auth splits a long cookie into numbered parts. */
async function listParcels() {
  const whole = googleFlowCookies().sessionToken.name;
  const all = (await cookies()).getAll();
  return all.filter(({ name, value }) => name.replace(/\.\d+$/, "") === whole && value !== "");
}

/** Whether an ID token from Google waits in the cookie. It is verified when it is used. */
export async function hasGoogleProof(): Promise<boolean> {
  return (await listParcels()).length > 0;
}

/** The ID token that Google has just issued for this visitor, or null. */
export async function readGoogleProof(): Promise<GoogleProof | null> {
  const settings = googleSettings();
  if (!settings.isOn) return null;
  const cookie = (await listParcels()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const token = await getToken({
    req: new NextRequest(publicEnv.siteUrl, { headers: { cookie } }),
    secret: settings.secret,
    cookieName: googleFlowCookies().sessionToken.name,
  });
  return googleProofSchema.safeParse(token).data ?? null;
}
