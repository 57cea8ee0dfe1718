import "server-only";
import { cookies } from "next/headers";
import type { NoticeName } from "@/lib/auth/notices";
import { noticeCookie } from "@/lib/auth/session-cookies";

/** The cookie that carries a notice to the next page. */
export function makeNoticeCookie(name: NoticeName) {
  return { name: noticeCookie, value: name, options: { path: "/", sameSite: "lax", maxAge: 60 } } as const;
}

/** Leaves a notice for the next page, which shows it once. */
export async function setNotice(notice: NoticeName): Promise<void> {
  const { name, value, options } = makeNoticeCookie(notice);
  (await cookies()).set(name, value, options);
}
