"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { customTitle } from "@/lib/designer/custom-title";
import type { Proof } from "@/lib/designer/shop";
import type { GroupView } from "@/lib/groups/group-order";
import { paths } from "@/lib/paths";
import { otherItemsMessage, putInCart } from "./order-group-tee";

interface MyGroupTeesProps {
  tees: GroupView["mine"];
  proof: Pick<Proof, "blank" | "colour" | "name">;
  isOpen: boolean;
}

const states = { paid: "Paid", unpaid: "Not paid", cancelled: "Cancelled" };

/** The tees that this browser added, and the payment of those that aren't paid. */
export function MyGroupTees({ tees, proof, isOpen }: MyGroupTeesProps) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const { blank } = proof;
  if (tees.length === 0) return null;
  function pay({ versionId, size, name, number }: GroupView["mine"][number]): void {
    const label = [name, number].filter(Boolean).join(" ");
    const listed = blank?.sizes.find((each) => each.size === size);
    if (!blank || !listed) {
      setProblem("This tee isn't available right now.");
      return;
    }
    const item = {
      id: blank.productId,
      title: customTitle(blank.name, `${proof.name}: ${label}`),
      price: listed.listPaise,
      ...{ size, color: proof.colour.slug, design: versionId },
    };
    if (putInCart(item)) router.push(paths.checkout);
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
            {tee.state !== "paid" && isOpen ? (
              <Button size="sm" onClick={() => pay(tee)}>
                Pay for this tee
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {problem ? (
        <Alert variant="warning" isLive className="mt-3">
          {problem}
        </Alert>
      ) : null}
    </section>
  );
}
