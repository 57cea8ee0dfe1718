import "server-only";
import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { cookieSuffix, publicEnv } from "@/lib/public-env";

/** Lets the visitor's own browser keep an answer, for one set of cookies: who signs in or out asks anew. */
export function keepForVisitor(response: Response, seconds: number): Response {
  if (!response.ok) return response;
  response.headers.set("cache-control", `private, max-age=${seconds}`);
  response.headers.set("vary", "Cookie");
  return response;
}

/** After a change of what the kept answer says: another cookie, for its path alone, makes every tab ask anew. */
export async function forgetKept(name: string, path: string, seconds: number): Promise<void> {
  (await cookies()).set(`${name}${cookieSuffix}`, randomUUID(), {
    path,
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    maxAge: seconds,
  });
}
