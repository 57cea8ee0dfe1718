import "server-only";
import { cookies } from "next/headers";
import { otpMemorySeconds, type PendingOtp, parsePendingOtp } from "@/lib/auth/pending-otp";
import { publicEnv } from "@/lib/public-env";

const cookieName = `kapas-otp${publicEnv.cookieSuffix}`;

/** Survives reloads, and works without scripts. */
export async function keepPendingOtp(pending: PendingOtp): Promise<void> {
  (await cookies()).set(cookieName, JSON.stringify(pending), {
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    path: "/",
    maxAge: otpMemorySeconds,
  });
}

export async function readPendingOtp(): Promise<PendingOtp | null> {
  return parsePendingOtp((await cookies()).get(cookieName)?.value);
}

export async function dropPendingOtp(): Promise<void> {
  (await cookies()).delete(cookieName);
}
