"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { AdminForm } from "@/components/admin/form/admin-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { TextField } from "@/components/admin/form/form-fields";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { Section } from "@/components/admin/section";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { toastAfter } from "@/components/ui/toast-changes";
import { toast } from "@/components/ui/toaster";
import { adminPaths } from "@/lib/admin-paths";
import { formatMoment } from "@/lib/orders/when";
import type { Result } from "@/lib/result";
import type { MissingPage, Redirect } from "@/lib/seo/overview";
import type { RedirectForm as Fields } from "@/lib/seo/redirect-schema";
import {
  deleteMissingPageAction,
  deleteMissingPagesAction,
  deleteRedirectAction,
  saveRedirectAction,
} from "@/server/seo/admin-actions";

const labels = { source: "From", target: "To" };

/** `prefilled`: values from the list of missing pages. */
export function RedirectForm({ prefilled }: { prefilled: Fields }) {
  const router = useRouter();
  const state = useAdminForm<Fields, Fields>({
    name: `redirect ${prefilled.source}`,
    schema: async () => (await import("@/lib/seo/redirect-schema")).redirectSchema,
    saved: prefilled,
    version: null,
    save: (redirect) => saveRedirectAction({ id: null, redirect }),
    successMessage: "Redirect added",
    onSaved: () => router.push(adminPaths.seo),
  });
  useEffect(() => {
    if (prefilled.source === "") return;
    // Fields accept input one tick after hydration.
    const timer = setTimeout(() => document.getElementById(fieldIdOf("target"))?.focus(), 50);
    return () => clearTimeout(timer);
  }, [prefilled.source]);
  return (
    <AdminForm state={state} labels={labels} isNew saveLabel="Add redirect">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="source"
          label={labels.source}
          hint="The old URL, such as /collections/tigers"
          spellCheck={false}
          maxLength={400}
        />
        <TextField
          name="target"
          label={labels.target}
          hint="A page of the shop, such as /products?category=mens"
          spellCheck={false}
          maxLength={400}
        />
      </div>
    </AdminForm>
  );
}

/** Newest first. */
export function RedirectList({ redirects }: { redirects: readonly Redirect[] }) {
  const router = useRouter();
  const [busyId, setBusyId] = useState<number | null>(null);
  const [, startWorking] = useTransition();

  function putBack({ source, target }: Redirect): void {
    startWorking(async () => {
      const result = await attempt(() => saveRedirectAction({ id: null, redirect: { source, target } }));
      if (result.ok) router.refresh();
      else toast({ title: result.message, variant: "destructive" });
    });
  }

  function remove(redirect: Redirect): void {
    setBusyId(redirect.id);
    startWorking(async () => {
      const result = await attempt(() => deleteRedirectAction({ id: redirect.id }));
      setBusyId(null);
      if (!result.ok) return void toast({ title: result.message, variant: "destructive" });
      toastAfter(() => router.refresh(), {
        title: `Redirect from ${redirect.source} deleted`,
        action: { label: "Undo", onPress: () => putBack(redirect) },
      });
    });
  }

  if (redirects.length === 0) {
    return <p className="mt-6 text-muted-foreground">No redirects yet.</p>;
  }
  return (
    <ul className="mt-6 divide-y">
      {redirects.map((redirect) => (
        <li key={redirect.id} className="flex items-center justify-between gap-3 py-2">
          <div className="min-w-0">
            <p className="wrap-anywhere">
              {redirect.source} → <span className="font-semibold">{redirect.target}</span>
            </p>
            <p className="text-muted-foreground text-sm">{`${redirect.isResting ? "Paused while a post or product has this URL. " : ""}${
              redirect.lastHitAt === null
                ? "Never used"
                : `Used ${redirect.hits === 1 ? "once" : `${redirect.hits} times`}, last ${formatMoment(redirect.lastHitAt)}`
            }`}</p>
          </div>
          <Button
            variant="ghost"
            size="sm"
            isPending={busyId === redirect.id}
            aria-label={`Delete the redirect from ${redirect.source}`}
            onClick={() => remove(redirect)}
          >
            Delete
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Represents all of them in the set of pending URLs. */
const everything = "*";

interface MissingListProps {
  missing: readonly MissingPage[];
  count: number;
}

/** URLs without a page, most requested first; one click redirects them to the most similar page. */
export function MissingList({ missing, count }: MissingListProps) {
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const [, startWorking] = useTransition();

  function run(path: string, successMessage: string, act: () => Promise<Result<unknown>>): void {
    setBusy(path);
    startWorking(async () => {
      const result = await attempt(act);
      setBusy(null);
      if (!result.ok) return void toast({ title: result.message, variant: "destructive" });
      toastAfter(() => router.refresh(), { title: successMessage });
    });
  }

  return (
    <Section id="missing-heading" title="Missing pages" className="min-w-0">
      {count === 0 ? (
        <p className="mt-2 text-muted-foreground">
          No missing pages. Only the URLs are recorded, not who visited.
        </p>
      ) : null}
      {count > missing.length ? (
        <p className="mt-2 text-muted-foreground">
          The {missing.length} most visited of {count}
        </p>
      ) : null}
      {missing.length > 1 ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          isPending={busy === everything}
          onClick={() =>
            run(everything, `${missing.length} URLs cleared`, () =>
              deleteMissingPagesAction({ paths: missing.map(({ path }) => path) }),
            )
          }
        >
          Clear all {missing.length} shown
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
                  className="h-auto max-w-full whitespace-normal py-2 text-left"
                  onClick={() =>
                    run(path, `${path} redirects to ${like}`, () =>
                      saveRedirectAction({ id: null, redirect: { source: path, target: like } }),
                    )
                  }
                >
                  <span className="wrap-anywhere">Redirect to {like}</span>
                </Button>
              ) : null}
              <Link
                href={adminPaths.seoFor(path)}
                prefetch={false}
                className="link inline-flex min-h-11 items-center px-2 lg:min-h-9"
              >
                Redirect elsewhere
              </Link>
              <Button
                variant="ghost"
                size="sm"
                disabled={busy === path}
                aria-label={`Clear ${path}`}
                onClick={() => run(path, `${path} cleared`, () => deleteMissingPageAction({ path }))}
              >
                Clear
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
