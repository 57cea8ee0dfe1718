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
const leftOut = { label: "Left out", variant: "muted" } as const;

interface OwnGroupTeesProps {
  groupId: string;
  tees: readonly GroupTee[];
  isOpen: boolean;
}

/** The organiser's list: who has paid, who hasn't, and double numbers; after the close what is printed, and what isn't. */
export function OwnGroupTees({ groupId, tees, isOpen }: OwnGroupTeesProps) {
  const { isWorking, failure, run } = usePageAction();
  const isUnpaid = ({ state }: GroupTee) => state === "unpaid" || state === "paying";
  const unpaid = tees.filter(isUnpaid).length;
  const present = tees.filter(({ state }) => (isOpen ? state !== "cancelled" : state === "paid"));
  const doubles = isOpen ? findDoubleNumbers(present) : [];
  return (
    <section aria-labelledby="own-group-tees">
      <h2 id="own-group-tees" className="font-semibold text-lg">
        {present.length === 1 ? "1 tee" : `${present.length} tees`}
      </h2>
      <p className="mt-1 text-muted-foreground">
        {isOpen ? describeUnpaid(present.length, unpaid) : describeLeftOut(unpaid)}
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
          const state = !isOpen && isUnpaid(tee) ? leftOut : states[tee.state];
          return (
            <li key={tee.id} className="flex min-h-14 items-center justify-between gap-3 py-1">
              <span className="wrap-anywhere min-w-0">
                <span dir="auto">{label}</span>
                <span className="text-muted-foreground text-sm"> · {tee.size}</span>
              </span>
              <span className="flex shrink-0 items-center gap-1">
                <Badge variant={state.variant}>{state.label}</Badge>
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

function describeUnpaid(tees: number, unpaid: number): string {
  if (tees === 0) return "No one has added a tee yet.";
  if (unpaid === 0) return "Everyone has paid.";
  return `${unpaid} not paid. We'll email them a day before the deadline if they left an address.`;
}

function describeLeftOut(unpaid: number): string {
  if (unpaid === 0) return "We print all of them.";
  return unpaid === 1
    ? "1 more is left out, and isn't printed."
    : `${unpaid} more are left out, and aren't printed.`;
}
