"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TrashIcon } from "@/components/ui/form-icons";
import { usePageAction } from "@/components/ui/use-page-action";
import { unpaidMinutes } from "@/lib/checkout/unpaid-minutes";
import { customTitle } from "@/lib/designer/custom-title";
import { designPaths } from "@/lib/designer/design-paths";
import type { Proof } from "@/lib/designer/shop";
import type { Teammate } from "@/lib/designer/team/team-tee";
import { type GroupView, groupPriceOf } from "@/lib/groups/group-order";
import { paths } from "@/lib/paths";
import { removeMyTeeAction } from "@/server/groups/actions";
import { teeFormId } from "./join-group";
import { payTees, removeFromCart } from "./order-group-tee";
import { OtherItems } from "./other-items";

interface MyGroupTeesProps {
  groupId: string;
  token: string;
  tees: GroupView["mine"];
  /** Numbers on more than one tee of the group. */
  doubles: readonly string[];
  proof: Pick<Proof, "blank" | "colour" | "name" | "prints" | "prices" | "discountPercent">;
  /** Paid tees of the group. */
  paid: number;
  isOpen: boolean;
}

const labelOf = ({ name, number }: Teammate) => [name, number].filter(Boolean).join(" ");
const states = { paid: "Paid", unpaid: "Not paid", paying: "Payment started", cancelled: "Cancelled" };

/** The tees that this browser added: those that aren't paid can be paid, changed and removed. */
export function MyGroupTees({ groupId, token, tees, doubles, proof, paid, isOpen }: MyGroupTeesProps) {
  const router = useRouter();
  const { isWorking, failure, run } = usePageAction();
  const [problem, setProblem] = useState<string | null>(null);
  const { blank } = proof;
  if (tees.length === 0) return null;
  const own = tees.map(({ versionId }) => versionId);
  const unpaid = isOpen ? tees.filter(({ state }) => state !== "paid") : [];
  function pay(chosen: GroupView["mine"]): void {
    const items = chosen.flatMap(({ versionId, size, name, number }) => {
      const listed = blank?.sizes.find((each) => each.size === size);
      if (!blank || !listed) return [];
      return {
        id: blank.productId,
        title: customTitle(blank.name, `${proof.name}: ${labelOf({ name, number })}`),
        price: groupPriceOf({ ...proof, blankPaise: listed.listPaise }, paid).unitPaise,
        ...{ size, color: proof.colour.slug, design: versionId },
      };
    });
    if (items.length < chosen.length) setProblem("This tee isn't available right now.");
    else {
      payTees(items, own);
      router.push(paths.checkout);
    }
  }
  return (
    <section aria-labelledby="my-group-tees">
      <h2 id="my-group-tees" className="font-semibold text-lg">
        {tees.length === 1 ? "Your tee" : "Your tees"}
      </h2>
      <ul className="mt-2 divide-y border-y">
        {tees.map((tee) => (
          <li key={tee.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="wrap-anywhere min-w-0">
              <span dir="auto" className="font-semibold">
                {labelOf(tee)}
              </span>
              <span className="block text-muted-foreground text-sm">
                {[
                  tee.size,
                  isOpen || tee.state === "paid" ? states[tee.state] : "Left out",
                  tee.state === "unpaid" && isOpen && doubles.includes(tee.number)
                    ? `Another tee has number ${tee.number}`
                    : null,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            {unpaid.includes(tee) ? (
              <span className="flex flex-wrap items-center gap-3">
                {tee.state === "unpaid" ? (
                  <Link
                    href={`${designPaths.group(token)}?change=${tee.id}#${teeFormId}`}
                    prefetch={false}
                    className="link min-h-11 content-center"
                    aria-label={`Change ${labelOf(tee)}`}
                  >
                    Change
                  </Link>
                ) : null}
                {tee.state === "unpaid" ? (
                  <Button
                    size="icon"
                    variant="ghost"
                    aria-label={`Remove ${labelOf(tee)}`}
                    disabled={isWorking}
                    onClick={() =>
                      run(
                        () => removeMyTeeAction({ groupId, memberId: tee.id }),
                        `${labelOf(tee)} removed`,
                        () => removeFromCart(tee.versionId),
                      )
                    }
                  >
                    <TrashIcon className="size-5" />
                  </Button>
                ) : null}
                <Button
                  size="sm"
                  variant={unpaid.length > 1 ? "outline" : "brand"}
                  onClick={() => pay([tee])}
                >
                  Pay for this tee
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {unpaid.length > 1 ? (
        <Button variant="brand" className="mt-3" onClick={() => pay(unpaid)}>
          {`Pay for all ${unpaid.length}`}
        </Button>
      ) : null}
      {unpaid.some(({ state }) => state === "paying") ? (
        <p className="mt-2 text-muted-foreground text-sm">
          {`A tee whose payment has started can be changed ${unpaidMinutes} minutes later.`}
        </p>
      ) : null}
      {unpaid.length > 0 ? <OtherItems own={own} /> : null}
      {(problem ?? failure) ? (
        <Alert variant="warning" isLive className="mt-3">
          {problem ?? failure?.message}
        </Alert>
      ) : null}
    </section>
  );
}
