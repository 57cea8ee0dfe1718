import Link from "next/link";
import type { ReactNode } from "react";
import { SessionEnded } from "@/components/auth/session-ended";
import { LogoMark } from "@/components/layout/logo";
import { SignOutButton } from "@/components/layout/sign-out-button";
import { paths } from "@/lib/paths";
import type { AdminShellData } from "@/lib/staff/admin-shell-data";
import { AdminMenu } from "./admin-menu";
import { AdminNav } from "./admin-nav";
import { CommandPalette } from "./command-palette";
import { ThemeSwitch } from "./theme-switch";

interface AdminShellProps {
  data: AdminShellData;
  /** Shown beside the shop's name. */
  bell: ReactNode;
  children: ReactNode;
}

/** The admin's frame: a sidebar on wide screens, a menu on narrow ones. */
export function AdminShell({ data, bell, children }: AdminShellProps) {
  const { shopName, name, role, nav, theme } = data;
  const home = (
    <Link
      href={paths.admin}
      prefetch={false}
      aria-label={`${shopName}, overview`}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm"
    >
      <LogoMark className="size-7 shrink-0" />
      <span className="display truncate text-xl">{shopName}</span>
    </Link>
  );
  const foot = (
    <div className="grid gap-3 border-t px-4 py-3">
      <ThemeSwitch initial={theme} />
      <ViewerMenu name={name} role={role} />
    </div>
  );
  return (
    <div
      data-slot="admin"
      data-theme={theme}
      className="admin min-h-dvh bg-background text-foreground lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]"
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-24 rounded-sm bg-foreground px-5 py-3 font-semibold text-background focus:translate-y-0"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col border-r bg-muted lg:flex">
        <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
          {home}
          {bell}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-4">
          <CommandPalette nav={nav} shape="field" />
          <AdminNav nav={nav} />
        </div>
        {foot}
      </aside>
      <header className="sticky top-0 z-40 flex items-center gap-1 border-b bg-background px-2 lg:hidden">
        <AdminMenu foot={foot}>
          <AdminNav nav={nav} />
        </AdminMenu>
        <div className="min-w-0 flex-1">{home}</div>
        {bell}
        <CommandPalette nav={nav} shape="icon" />
      </header>
      <main id="main" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-8 sm:py-8">
        {children}
      </main>
      <SessionEnded />
    </div>
  );
}

interface ViewerMenuProps {
  name: string;
  role: string;
}

const link = "link inline-flex min-h-11 cursor-pointer items-center lg:min-h-8";

/** The signed-in person, and the log-out links. */
function ViewerMenu({ name, role }: ViewerMenuProps) {
  return (
    <div>
      <p className="truncate font-semibold">{name}</p>
      <p className="text-muted-foreground text-xs">{role}</p>
      <div className="mt-1 flex gap-4 text-xs">
        <Link href={paths.home} prefetch={false} className={link}>
          Shop
        </Link>
        <SignOutButton className={link} />
      </div>
    </div>
  );
}
