"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { FieldGroup, SelectField, TextField } from "@/components/admin/form/form-fields";
import { OfficeForm } from "@/components/admin/form/office-form";
import { useOfficeForm } from "@/components/admin/form/use-office-form";
import { Button } from "@/components/ui/button";
import { type DeskPlan, emptyPlan, planLabels as labels, toPlanForm } from "@/lib/subscriptions/plan-form";
import type { PlanForm as Values } from "@/lib/subscriptions/plan-schemas";
import { addPlanAction, savePlanAction } from "@/server/subscriptions/admin-actions";

interface PlanFormProps {
  /** Null for a new one. */
  plan: DeskPlan | null;
  onClose: () => void;
}

export function PlanForm({ plan, onClose }: PlanFormProps) {
  const router = useRouter();
  const state = useOfficeForm<Values, Values>({
    name: plan ? `subscription plan ${plan.id}` : "new subscription plan",
    schema: async () => (await import("@/lib/subscriptions/plan-schemas")).planSchema,
    saved: plan ? toPlanForm(plan) : emptyPlan,
    version: plan?.version ?? null,
    save: (form, version) =>
      plan ? savePlanAction({ id: plan.id, version: Number(version), form }) : addPlanAction(form),
    said: plan ? "Plan saved" : "Plan added",
    onSaved: () => {
      router.refresh();
      onClose();
    },
  });
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={ref} className="mt-4 border-t pt-2">
      <OfficeForm
        state={state}
        labels={labels}
        isNew={!plan}
        saveLabel={plan ? "Save" : "Add plan"}
        className="max-w-180"
      >
        <FieldGroup title={plan ? "Change this plan" : "New plan"} className="sm:grid-cols-2">
          <TextField name="name" label={labels.name} maxLength={60} />
          <TextField
            name="slug"
            label={labels.slug}
            hint={plan ? "Links name it, so it stays." : "In links, such as two-a-month."}
            readOnly={plan !== null}
            maxLength={60}
            spellCheck={false}
          />
          <TextField name="about" label={labels.about} maxLength={200} isOptional className="sm:col-span-2" />
          <PlanTees isFixed={plan !== null} />
          <TextField
            name="amount"
            label={labels.amount}
            affix="₹"
            inputMode="numeric"
            hint={
              plan
                ? "Another price is for new subscribers. The others keep theirs."
                : "For each charge, with GST and delivery. UPI takes ₹15,000 at most."
            }
          />
          <TextField
            name="mostPrice"
            label={labels.mostPrice}
            affix="₹"
            inputMode="numeric"
            hint="Subscribers can't pick a tee that costs more in the shop."
          />
          <TextField
            name="sortOrder"
            label={labels.sortOrder}
            inputMode="numeric"
            hint="Small numbers come first."
          />
        </FieldGroup>
      </OfficeForm>
      <Button variant="ghost" size="sm" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

/** What people agree to: it stays as it is. */
function PlanTees({ isFixed }: { isFixed: boolean }) {
  const hint = isFixed ? "People agreed to it, so it stays." : undefined;
  return (
    <>
      <SelectField name="tees" label={labels.tees} disabled={isFixed} hint={hint}>
        {["1", "2", "3", "4", "5"].map((tees) => (
          <option key={tees} value={tees}>
            {tees}
          </option>
        ))}
      </SelectField>
      <SelectField name="months" label={labels.months} disabled={isFixed} hint={hint}>
        <option value="1">Every month</option>
        <option value="3">Every 3 months</option>
      </SelectField>
    </>
  );
}
