import "server-only";
import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import { getToken } from "next-auth/jwt";
import { type GoogleProof, googleProofSchema } from "@/lib/auth/google";
import { publicEnv } from "@/lib/public-env";
import { googleSettings } from "./google-settings";

const parcelCookie = /^(__Secure-)?next-auth\.session-token(\.\d+)?$/;

async function listParcels() {
  const all = (await cookies()).getAll();
  return all.filter(({ name, value }) => parcelCookie.test(name) && value !== "");
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
    secureCookie: publicEnv.siteUrl.startsWith("https:"),
  });
  return googleProofSchema.safeParse(token).data ?? null;
}
