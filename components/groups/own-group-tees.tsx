"use client";

import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TrashIcon } from "@/components/ui/form-icons";
import { usePageAction } from "@/components/ui/use-page-action";
import { findDoubleNumbers, type GroupTee } from "@/lib/groups/group-order";
import { leaveGroupAction } from "@/server/groups/actions";

const states = {
  paid: { label: "Paid", variant: "success" },
  unpaid: { label: "Not paid", variant: "warning" },
  paying: { label: "Payment started", variant: "warning" },
  cancelled: { label: "Cancelled", variant: "muted" },
} as const;

interface OwnGroupTeesProps {
  groupId: string;
  tees: readonly GroupTee[];
  isOpen: boolean;
}

/** The organiser's list: who has paid, who hasn't, and double numbers. */
export function OwnGroupTees({ groupId, tees, isOpen }: OwnGroupTeesProps) {
  const { isWorking, failure, run } = usePageAction();
  const unpaid = tees.filter(({ state }) => state === "unpaid" || state === "paying").length;
  const present = tees.filter(({ state }) => state !== "cancelled");
  const doubles = findDoubleNumbers(present);
  return (
    <section aria-labelledby="own-group-tees">
      <h2 id="own-group-tees" className="font-semibold text-lg">
        {present.length === 1 ? "1 tee" : `${present.length} tees`}
      </h2>
      <p className="mt-1 text-muted-foreground">
        {present.length === 0
          ? "No one has added a tee yet."
          : unpaid === 0
            ? "Everyone has paid."
            : `${unpaid} not paid.${isOpen ? " We'll email them a day before the deadline if they left an address." : ""}`}
      </p>
      {doubles.length > 0 ? (
        <Alert variant="warning" className="mt-3">
          {`More than one tee has number ${doubles.join(", ")}.`}
        </Alert>
      ) : null}
      {failure ? (
        <Alert variant="destructive" isLive className="mt-3">
          {failure.message}
        </Alert>
      ) : null}
      <ul className="mt-3 divide-y border-y empty:hidden">
        {tees.map((tee) => {
          const label = [tee.name, tee.number].filter(Boolean).join(" ");
          return (
            <li key={tee.id} className="flex min-h-14 items-center justify-between gap-3 py-1">
              <span className="wrap-anywhere min-w-0">
                <span dir="auto">{label}</span>
                <span className="text-muted-foreground text-sm"> · {tee.size}</span>
              </span>
              <span className="flex shrink-0 items-center gap-1">
                <Badge variant={states[tee.state].variant}>{states[tee.state].label}</Badge>
                {tee.state === "unpaid" && isOpen ? (
                  <Button
                    size="icon"
                    variant="ghost"
                    aria-label={`Remove ${label}`}
                    disabled={isWorking}
                    onClick={() =>
                      run(() => leaveGroupAction({ groupId, memberId: tee.id }), `${label} removed`)
                    }
                  >
                    <TrashIcon className="size-5" />
                  </Button>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
