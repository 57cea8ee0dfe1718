import "server-only";
import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import { getToken } from "next-auth/jwt";
import { type GoogleProof, googleProofSchema } from "@/lib/auth/google";
import { publicEnv } from "@/lib/public-env";
import { danceCookies } from "./google-cookies";
import { googleSettings } from "./google-settings";

/** next-auth cuts a long one into numbered parts. */
async function listParcels() {
  const whole = danceCookies().sessionToken.name;
  const all = (await cookies()).getAll();
  return all.filter(({ name, value }) => name.replace(/\.\d+$/, "") === whole && value !== "");
}

/** Whether Google's answer waits to be traded; what it is worth shows when it is. */
export async function hasGoogleProof(): Promise<boolean> {
  return (await listParcels()).length > 0;
}

/** What Google said about this visitor a moment ago, or null. */
export async function readGoogleProof(): Promise<GoogleProof | null> {
  const settings = googleSettings();
  if (!settings.isOn) return null;
  const cookie = (await listParcels()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const token = await getToken({
    req: new NextRequest(publicEnv.siteUrl, { headers: { cookie } }),
    secret: settings.secret,
    cookieName: danceCookies().sessionToken.name,
  });
  return googleProofSchema.safeParse(token).data ?? null;
}
