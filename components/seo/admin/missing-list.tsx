"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { officePaths } from "@/lib/office-paths";
import { formatMoment } from "@/lib/orders/when";
import type { Result } from "@/lib/result";
import type { MissingPage } from "@/lib/seo/desk";
import {
  forgetMissingPageAction,
  forgetMissingPagesAction,
  saveRedirectAction,
} from "@/server/seo/admin-actions";

/** Stands for all of them among the addresses that are worked on. */
const everything = "*";

interface MissingListProps {
  missing: readonly MissingPage[];
  count: number;
}

/** Addresses without a page, the most wanted first; one press sends them to the page that is most like them. */
export function MissingList({ missing, count }: MissingListProps) {
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const [, startWorking] = useTransition();

  function run(path: string, said: string, act: () => Promise<Result<unknown>>): void {
    setBusy(path);
    startWorking(async () => {
      const result = await attempt(act);
      setBusy(null);
      if (!result.ok) return void toast({ title: result.message, variant: "destructive" });
      toast({ title: said });
      router.refresh();
    });
  }

  return (
    <section aria-labelledby="missing-heading" className="min-w-0">
      <h2 id="missing-heading" className="font-semibold text-lg">
        Missing pages
      </h2>
      {count === 0 ? (
        <p className="mt-2 text-muted-foreground">
          Nobody has asked for a page that is not there. Addresses are written down without who asked.
        </p>
      ) : null}
      {count > missing.length ? (
        <p className="mt-2 text-muted-foreground">
          The {missing.length} most wanted of {count}
        </p>
      ) : null}
      {missing.length > 1 ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          isPending={busy === everything}
          onClick={() =>
            run(everything, `${missing.length} addresses are forgotten`, () =>
              forgetMissingPagesAction({ paths: missing.map(({ path }) => path) }),
            )
          }
        >
          Forget all {missing.length} shown
        </Button>
      ) : null}
      <ul className="mt-2 divide-y">
        {missing.map(({ path, hits, referrer, lastAt, like }) => (
          <li key={path} className="grid grid-cols-1 gap-2 py-3">
            <div>
              <p className="wrap-anywhere font-semibold">{path}</p>
              <p className="text-muted-foreground text-sm">{`${hits === 1 ? "Once" : `${hits} times`}, last ${formatMoment(lastAt)}${referrer ? `, from ${referrer}` : ""}`}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {like ? (
                <Button
                  variant="outline"
                  size="sm"
                  isPending={busy === path}
                  className="max-w-full"
                  onClick={() =>
                    run(path, `${path} leads to ${like}`, () =>
                      saveRedirectAction({ id: null, redirect: { source: path, target: like } }),
                    )
                  }
                >
                  <span className="truncate">Send to {like}</span>
                </Button>
              ) : null}
              <Link
                href={officePaths.seoFor(path)}
                prefetch={false}
                className="link inline-flex min-h-11 items-center px-2 lg:min-h-9"
              >
                Send elsewhere
              </Link>
              <Button
                variant="ghost"
                size="sm"
                disabled={busy === path}
                aria-label={`Forget ${path}`}
                onClick={() => run(path, `${path} is forgotten`, () => forgetMissingPageAction({ path }))}
              >
                Forget
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
