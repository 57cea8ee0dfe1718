"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { OfflineCache } from "@/lib/offline-caches";
import { paths } from "@/lib/paths";

interface SavedPage {
  href: string;
  title: string;
}

const most = 12;

/** The pages that this browser can open without a connection, the last seen first. */
async function findSavedPages(): Promise<SavedPage[]> {
  const found = new Map<string, SavedPage>();
  for (const name of ["pages", "first"] satisfies OfflineCache[]) {
    const cache = await caches.open(name);
    for (const request of [...(await cache.keys())].reverse().slice(0, most)) {
      const html = await (await cache.match(request))?.text();
      const { pathname, search } = new URL(request.url);
      if (pathname === paths.offline) continue;
      const parsed = new DOMParser().parseFromString(html ?? "", "text/html").title;
      const title = pathname === paths.home ? "Home" : (parsed.split(" · ", 1)[0] ?? "");
      if (!found.has(title)) found.set(title, { href: `${pathname}${search}`, title });
    }
  }
  return [...found.values()];
}

export function SavedPages() {
  const [pages, setPages] = useState<readonly SavedPage[]>([]);

  useEffect(() => {
    findSavedPages().then(setPages, () => undefined);
    // A browser may report a connection that it doesn't have.
    const reload = () =>
      fetch(window.location.href, { method: "HEAD" }).then(
        () => window.location.reload(),
        () => undefined,
      );
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);

  return (
    <>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Try again
      </Button>
      {pages.length > 0 ? (
        <section className="mt-10">
          <h2 className="font-semibold text-lg">Pages you can open now</h2>
          <ul className="mt-2">
            {pages.map(({ href, title }) => (
              <li key={href}>
                <a href={href} className="link inline-block py-2">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
