import "server-only";
import { cookies } from "next/headers";
import { publicEnv } from "@/lib/public-env";

/** Browsers keep a hostCookie() cookie unless it is deleted with the same attributes. */
export async function deleteCookie(name: string): Promise<void> {
  const secure = publicEnv.siteUrl.startsWith("https:");
  (await cookies()).set(name, "", { path: "/", secure, httpOnly: true, sameSite: "lax", maxAge: 0 });
}
