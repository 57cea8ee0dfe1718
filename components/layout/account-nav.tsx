"use client";

import Link from "next/link";
import { useSessionUser } from "@/components/auth/session-store";
import { UserIcon } from "@/components/ui/frame-icons";
import { useLater } from "@/components/ui/use-later";
import { paths } from "@/lib/paths";

const iconButton = "icon-button";

// Guests, who are most, do not fetch it.
const loadMenu = () => import("./signed-in-menu");

/** On a wide screen: "Sign in" for guests, or the menu of the signed-in person. */
export function AccountMenu() {
  const user = useSessionUser();
  const later = useLater(loadMenu, user !== null);
  if (user && later) return <later.SignedInMenu user={user} className={iconButton} />;
  return (
    <Link href={paths.auth()} prefetch={false} aria-label="Sign in" className={iconButton}>
      <UserIcon />
    </Link>
  );
}

/** The same at the end of the phone's menu. */
export function AccountLinks() {
  const user = useSessionUser();
  const later = useLater(loadMenu, user !== null);
  const row = "flex min-h-12 w-full items-center text-left font-medium text-lg hover:text-brand";
  if (user && later) return <later.SignedInLinks user={user} className={row} />;
  return (
    <Link href={paths.auth()} prefetch={false} className={row}>
      Login / Register
    </Link>
  );
}
