"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { adminPaths } from "@/lib/admin-paths";
import { settingsSections } from "@/lib/settings/sections";

const links = [
  { label: "Product settings", path: adminPaths.productSettings },
  ...settingsSections.map(({ slug, label }) => ({ label, path: adminPaths.settingsSection(slug) })),
  { label: "Jobs", path: adminPaths.jobs },
];

/** The sections of the settings: a list at the side, a scrolling row on a phone. */
export function SectionNav() {
  const pathname = usePathname();
  const row = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link to show
  useEffect(() => {
    row.current
      ?.querySelector("[aria-current]")
      ?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, [pathname]);

  return (
    <nav
      ref={row}
      aria-label="Settings"
      className="-mx-4 overflow-x-auto border-b px-4 sm:-mx-8 sm:px-8 xl:mx-0 xl:border-b-0 xl:px-0"
    >
      <ul className="flex gap-1 pb-2 xl:grid xl:pb-0">
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link
              href={path}
              prefetch={false}
              aria-current={pathname === path ? "page" : undefined}
              className="flex min-h-11 items-center whitespace-nowrap rounded-sm px-3 hover:bg-accent aria-[current=page]:bg-accent aria-[current=page]:font-semibold xl:min-h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
