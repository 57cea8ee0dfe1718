"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { customTitle } from "@/lib/designer/custom-title";
import type { Proof } from "@/lib/designer/shop";
import { type GroupView, groupPriceOf } from "@/lib/groups/group-order";
import { paths } from "@/lib/paths";
import { otherItemsMessage, putInCart } from "./order-group-tee";

interface MyGroupTeesProps {
  tees: GroupView["mine"];
  proof: Pick<Proof, "blank" | "colour" | "name" | "prints" | "prices" | "discountPercent">;
  /** Paid tees of the group. */
  paid: number;
  isOpen: boolean;
}

const states = { paid: "Paid", unpaid: "Not paid", cancelled: "Cancelled" };

/** The tees that this browser added, and the payment of those that aren't paid. */
export function MyGroupTees({ tees, proof, paid, isOpen }: MyGroupTeesProps) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const { blank } = proof;
  if (tees.length === 0) return null;
  const unpaid = isOpen ? tees.filter(({ state }) => state !== "paid") : [];
  function pay(chosen: GroupView["mine"]): void {
    const items = chosen.flatMap(({ versionId, size, name, number }) => {
      const listed = blank?.sizes.find((each) => each.size === size);
      const label = [name, number].filter(Boolean).join(" ");
      if (!blank || !listed) return [];
      return {
        id: blank.productId,
        title: customTitle(blank.name, `${proof.name}: ${label}`),
        price: groupPriceOf({ ...proof, blankPaise: listed.listPaise }, paid).unitPaise,
        ...{ size, color: proof.colour.slug, design: versionId },
      };
    });
    const own = tees.map(({ versionId }) => versionId);
    if (items.length < chosen.length) setProblem("This tee isn't available right now.");
    else if (putInCart(items, own)) router.push(paths.checkout);
    else setProblem(otherItemsMessage);
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
                {[tee.name, tee.number].filter(Boolean).join(" ")}
              </span>
              <span className="block text-muted-foreground text-sm">
                {tee.size} · {states[tee.state]}
              </span>
            </span>
            {unpaid.includes(tee) ? (
              <Button size="sm" variant={unpaid.length > 1 ? "outline" : "brand"} onClick={() => pay([tee])}>
                Pay for this tee
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {unpaid.length > 1 ? (
        <Button variant="brand" className="mt-3" onClick={() => pay(unpaid)}>
          {`Pay for all ${unpaid.length}`}
        </Button>
      ) : null}
      {problem ? (
        <Alert variant="warning" isLive className="mt-3">
          {problem}
        </Alert>
      ) : null}
    </section>
  );
}
