import "server-only";
import { cookies } from "next/headers";
import { hostCookie } from "@/lib/cookie-suffix";
import { publicEnv } from "@/lib/public-env";

const cookieName = hostCookie("kapas-proof");

/** Stores a signed proof in this browser. The caller signs it. */
export async function storeProof(proof: string, seconds: number): Promise<void> {
  (await cookies()).set(cookieName, proof, {
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    path: "/",
    maxAge: seconds,
  });
}

export async function readProof(): Promise<string> {
  return (await cookies()).get(cookieName)?.value ?? "";
}
