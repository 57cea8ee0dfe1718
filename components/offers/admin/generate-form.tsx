"use client";

import { useRouter } from "next/navigation";
import { FieldGroup, TextField } from "@/components/admin/form/form-fields";
import { OfficeForm } from "@/components/admin/form/office-form";
import type { SaveOutcome } from "@/components/admin/form/save-outcome";
import { useOfficeForm } from "@/components/admin/form/use-office-form";
import { couponLabels, emptyCoupon } from "@/lib/offers/coupon-form";
import type { GenerateForm as Fields } from "@/lib/offers/coupon-schema";
import { officePaths } from "@/lib/office-paths";
import type { Result } from "@/lib/result";
import { startJobAction } from "@/server/jobs/actions";
import { prepareCodesAction } from "@/server/offers/admin-actions";
import { CouponFields } from "./coupon-fields";

const { code: _code, ...rules } = emptyCoupon;
const start: Fields = { ...rules, maxUses: "1", isAutomatic: false, prefix: "", howMany: "100" };

const labels = { ...couponLabels, prefix: "Prefix", howMany: "Number of codes" };

type Outcome = SaveOutcome<Fields> & { id?: string };

async function generate(form: Fields): Promise<Result<Outcome>> {
  const prepared = await prepareCodesAction(form);
  if (!prepared.ok) return prepared;
  const started = await startJobAction({ id: prepared.data.jobId });
  if (!started.ok) return started;
  if (started.data.busyWith) {
    return {
      ok: false,
      code: "conflict",
      message: "Other codes are being generated. Try again when they're done.",
    };
  }
  return { ok: true, data: { kind: "saved", version: null, id: started.data.id } };
}

/** Many codes with one set of rules, made by a job. */
export function GenerateForm({ categories }: { categories: readonly { id: number; name: string }[] }) {
  const router = useRouter();
  const state = useOfficeForm<Fields, Fields, Outcome>({
    name: "new codes",
    schema: async () => (await import("@/lib/offers/coupon-schema")).generateSchema,
    saved: start,
    version: null,
    save: generate,
    said: "Generating codes",
    onSaved: ({ id }) => router.push(id ? officePaths.job(id) : officePaths.jobs),
  });
  return (
    <OfficeForm state={state} labels={labels} isNew saveLabel="Generate codes" className="max-w-180">
      <FieldGroup title="Codes" className="sm:grid-cols-2">
        <TextField name="howMany" label={labels.howMany} inputMode="numeric" hint="At most 10,000." />
        <TextField
          name="prefix"
          label={labels.prefix}
          hint="Such as DIWALI, followed by eight random letters and digits."
          maxLength={12}
          spellCheck={false}
          isOptional
        />
        <TextField
          name="description"
          label={labels.description}
          hint="Shown to customers beside the code in their cart."
          maxLength={200}
          className="sm:col-span-2"
          isOptional
        />
      </FieldGroup>
      <CouponFields categories={categories} products={[]} canBeAutomatic={false} />
    </OfficeForm>
  );
}
