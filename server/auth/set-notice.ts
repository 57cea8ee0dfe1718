import "server-only";
import { cookies } from "next/headers";
import type { NoticeName } from "@/lib/auth/notices";
import { noticeCookie } from "@/lib/auth/session-cookies";

/** Left for the page that comes next; its toaster shows it once. */
export async function setNotice(name: NoticeName): Promise<void> {
  (await cookies()).set(noticeCookie, name, { path: "/", sameSite: "lax", maxAge: 60 });
}
