import "server-only";
import { cookies } from "next/headers";
import type { NoticeName } from "@/lib/auth/notices";
import { noticeCookie } from "@/lib/auth/session-cookies";
import { publicEnv } from "@/lib/public-env";

/** The cookie that carries a notice to the next page. */
export function makeNoticeCookie(name: NoticeName) {
  const secure = publicEnv.siteUrl.startsWith("https:");
  const options = { path: "/", sameSite: "lax", secure, maxAge: 60 } as const;
  return { name: noticeCookie, value: name, options } as const;
}

/** Leaves a notice for the next page, which shows it once. */
export async function setNotice(notice: NoticeName): Promise<void> {
  const { name, value, options } = makeNoticeCookie(notice);
  (await cookies()).set(name, value, options);
}
