"use client";

import Link from "next/link";
import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Section } from "@/components/admin/section";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import { formatMoment } from "@/lib/orders/when";
import type { PhoneDraftSummary } from "@/lib/phone-orders/draft";
import { deleteDraftAction } from "@/server/phone-orders/admin-actions";

const nameOf = ({ name }: PhoneDraftSummary) => name.trim() || "No name yet";

/** Unplaced orders: one's own can be continued, others' can be read. */
export function OpenDrafts({ drafts }: { drafts: readonly PhoneDraftSummary[] }) {
  const { isWorking, failure, run } = usePageAction();
  const [asked, setAsked] = useState<PhoneDraftSummary | null>(null);
  if (drafts.length === 0) return null;
  return (
    <Section id="drafts-heading" title="Open drafts" className="mt-12">
      <p className="text-muted-foreground">Deleted 30 days after the last change.</p>
      <ul className="mt-3 divide-y border-y">
        {drafts.map((draft) => (
          <li key={draft.draftId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <div className="min-w-0 py-1">
              {/* A page load, because the form takes its draft only once. */}
              <a
                href={adminPaths.orderDraft(draft.draftId)}
                className="wrap-anywhere inline-block min-h-9 content-center font-semibold hover:underline"
              >
                {nameOf(draft)}
              </a>
              <p className="text-muted-foreground">{`${draft.itemCount === 1 ? "1 item" : `${draft.itemCount} items`} · ${draft.isMine ? "you" : draft.authorName}, ${formatMoment(draft.updatedAt)}`}</p>
            </div>
            {draft.isMine ? (
              <button type="button" className="link min-h-11" onClick={() => setAsked(draft)}>
                Delete<span className="sr-only"> the draft of {nameOf(draft)}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link href={adminPaths.orders} prefetch={false} className="link">
          All orders
        </Link>
      </p>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title="Delete this draft?"
        confirmLabel="Delete"
        onConfirm={() => {
          if (asked)
            run(
              () => deleteDraftAction({ draftId: asked.draftId }),
              "Draft deleted",
              () => setAsked(null),
            );
        }}
        isPending={isWorking}
        problem={failure?.message}
      >
        <p>The draft will be lost. It doesn't reserve any stock.</p>
      </ConfirmDialog>
    </Section>
  );
}
