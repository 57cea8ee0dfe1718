"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { DeskPlan } from "@/lib/subscriptions/plan-form";
import { PlanCard } from "./plan-card";
import { PlanForm } from "./plan-form";

interface PlanDeskProps {
  plans: readonly DeskPlan[];
  canWrite: boolean;
}

/** All plans; one at a time is changed, or a new one made. */
export function PlanDesk({ plans, canWrite }: PlanDeskProps) {
  const [open, setOpen] = useState<number | "new" | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="plans-heading" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plans-heading" className="font-semibold text-lg">
          Plans
        </h2>
        {canWrite && open !== "new" ? (
          <Button variant="brand" size="sm" aria-keyshortcuts="n" onClick={() => setOpen("new")}>
            Add plan
          </Button>
        ) : null}
      </div>
      {open === "new" ? <PlanForm plan={null} onClose={close} /> : null}
      {plans.length === 0 && open === null ? (
        <p className="mt-2">None yet. A plan says how many tees come how often, and for how much.</p>
      ) : null}
      <ul className="mt-3 grid items-start gap-4 xl:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.id} className="min-w-0 rounded-md border p-4">
            <PlanCard plan={plan} canWrite={canWrite} onEdit={() => setOpen(plan.id)} />
            {open === plan.id ? <PlanForm plan={plan} onClose={close} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
