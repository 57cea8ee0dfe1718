import "server-only";
import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { cookieSuffix } from "@/lib/cookie-suffix";
import { publicEnv } from "@/lib/public-env";

/** Lets the visitor's browser cache an answer for one set of cookies: a sign-in or sign-out requests it again. */
export function cacheForVisitor(response: Response, seconds: number): Response {
  if (!response.ok) return response;
  response.headers.set("cache-control", `private, max-age=${seconds}`);
  response.headers.set("vary", "Cookie");
  return response;
}

/** After a change of the cached answer: a new cookie for its path makes every tab request it again. */
export async function clearVisitorCache(name: string, path: string, seconds: number): Promise<void> {
  (await cookies()).set(`${name}${cookieSuffix}`, randomUUID(), {
    path,
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    maxAge: seconds,
  });
}
