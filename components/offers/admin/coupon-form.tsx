"use client";

import { useRouter } from "next/navigation";
import { AdminForm } from "@/components/admin/form/admin-form";
import { FieldGroup, TextField } from "@/components/admin/form/form-fields";
import type { SaveOutcome } from "@/components/admin/form/save-outcome";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminCoupon } from "@/lib/offers/admin-coupon";
import { couponLabels, emptyCoupon, type CouponForm as Fields, toCouponForm } from "@/lib/offers/coupon-form";
import { addCouponAction, saveCouponAction } from "@/server/offers/admin-actions";
import { CouponFields } from "./coupon-fields";

type Outcome = SaveOutcome<Fields> & { id?: number };

interface CouponFormProps {
  /** Null for a new coupon. */
  coupon: AdminCoupon | null;
  categories: readonly { id: number; name: string }[];
  canWrite: boolean;
}

export function CouponForm({ coupon, categories, canWrite }: CouponFormProps) {
  const router = useRouter();
  const id = coupon?.rules.id;
  const state = useAdminForm<Fields, Fields, Outcome>({
    name: id ? `coupon ${id}` : "new coupon",
    schema: async () => (await import("@/lib/offers/coupon-schema")).couponSchema,
    saved: coupon ? toCouponForm(coupon.rules) : emptyCoupon,
    version: coupon?.version ?? null,
    save: (form, version) =>
      id ? saveCouponAction({ id, version: String(version), form }) : addCouponAction(form),
    successMessage: id ? "Coupon saved" : "Coupon added",
    onSaved: id
      ? undefined
      : (outcome) => router.push(outcome.id ? adminPaths.coupon(outcome.id) : adminPaths.coupons),
  });
  return (
    <AdminForm
      state={state}
      labels={couponLabels}
      isNew={!coupon}
      saveLabel={coupon ? "Save" : "Add coupon"}
      canWrite={canWrite}
      readOnlyReason="Your role can view coupons but not change them."
      className="max-w-180"
    >
      <FieldGroup title="Details">
        <TextField
          name="code"
          label={couponLabels.code}
          hint={
            coupon?.isUsed
              ? "This code is used on orders, so it can't be changed."
              : "What customers enter. Case and spaces don't matter."
          }
          readOnly={coupon?.isUsed}
          maxLength={30}
          spellCheck={false}
        />
        <TextField
          name="description"
          label={couponLabels.description}
          hint="Shown to customers beside the code in their cart."
          maxLength={200}
          isOptional
        />
      </FieldGroup>
      <CouponFields categories={categories} products={coupon?.products ?? []} canBeAutomatic />
    </AdminForm>
  );
}
