import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CheckField, FieldGroup, SelectField, TextField } from "@/components/admin/form/form-fields";
import { Button } from "@/components/ui/button";
import { couponKinds } from "@/lib/coupons/coupon";
import { type CouponForm, couponLabels as labels } from "@/lib/offers/coupon-form";
import { couponKindLabels } from "@/lib/offers/coupon-list";
import { GoodsSearch } from "./goods-search";

export interface CouponFieldsProps {
  categories: readonly { id: number; name: string }[];
  /** Names of the saved products. */
  products: readonly { id: number; name: string }[];
  /** Generated codes can't apply automatically. */
  canBeAutomatic: boolean;
}

/** All rules of a coupon except its code. */
export function CouponFields({ categories, products, canBeAutomatic }: CouponFieldsProps) {
  return (
    <>
      <Gift />
      <FieldGroup title="Active dates" hint="In IST." className="sm:grid-cols-2">
        <TextField
          name="startsAt"
          label={labels.startsAt}
          type="datetime-local"
          hint="Leave empty to start now."
          isOptional
        />
        <TextField
          name="endsAt"
          label={labels.endsAt}
          type="datetime-local"
          hint="Leave empty for no end date."
          isOptional
        />
      </FieldGroup>
      <FieldGroup title="Customer eligibility" className="sm:grid-cols-2">
        <TextField
          name="maxUses"
          label={labels.maxUses}
          inputMode="numeric"
          hint="Leave empty for no limit."
          isOptional
        />
        <TextField
          name="maxUsesPerCustomer"
          label={labels.maxUsesPerCustomer}
          inputMode="numeric"
          hint="Customers are recognised by account, phone and email."
          isOptional
        />
        <CheckField name="isFirstOrderOnly" label={labels.isFirstOrderOnly} />
        <CheckField name="isPrepaidOnly" label={labels.isPrepaidOnly} />
        {canBeAutomatic ? (
          <>
            <CheckField
              name="isAutomatic"
              label={labels.isAutomatic}
              hint="Applies without a code. The coupon that saves the most wins."
              className="sm:col-span-2"
            />
            <CheckField
              name="isPublic"
              label={labels.isPublic}
              hint="Product pages, cart and checkout show the code to everyone."
              className="sm:col-span-2"
            />
          </>
        ) : null}
      </FieldGroup>
      <FieldGroup title="Applies to" hint="Leave empty to apply to all products.">
        <CategoryBoxes categories={categories} />
        <ProductChoice known={products} />
      </FieldGroup>
    </>
  );
}

function Gift() {
  const kind = useWatch<CouponForm, "kind">({ name: "kind" });
  const { setValue } = useFormContext<CouponForm>();
  const takesValue = kind === "percent" || kind === "fixed";
  const takesMost = kind === "percent" || kind === "free_item";
  // No error may name a field that is not shown.
  useEffect(() => {
    if (!takesValue) setValue("value", "");
    if (!takesMost) setValue("maxDiscount", "");
  }, [takesValue, takesMost, setValue]);
  return (
    <FieldGroup title="Discount value" className="sm:grid-cols-2">
      <SelectField name="kind" label={labels.kind}>
        {couponKinds.map((one) => (
          <option key={one} value={one}>
            {couponKindLabels[one]}
          </option>
        ))}
      </SelectField>
      {takesValue ? (
        <TextField
          name="value"
          label={labels.value}
          affix={kind === "percent" ? "%" : "₹"}
          inputMode="decimal"
        />
      ) : null}
      {takesMost ? (
        <TextField
          name="maxDiscount"
          label={labels.maxDiscount}
          affix="₹"
          inputMode="decimal"
          hint="Leave empty for no maximum."
          isOptional
        />
      ) : null}
      <TextField
        name="minGoods"
        label={labels.minGoods}
        affix="₹"
        inputMode="decimal"
        hint="For the whole cart, after the shop-wide discount."
        isOptional
      />
      <TextField
        name="minItems"
        label={labels.minItems}
        inputMode="numeric"
        hint="Of the items it applies to."
      />
    </FieldGroup>
  );
}

function CategoryBoxes({ categories }: Pick<CouponFieldsProps, "categories">) {
  const { register } = useFormContext<CouponForm>();
  if (categories.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{labels.categoryIds}</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {categories.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 items-center gap-3 sm:min-h-9">
            <input
              type="checkbox"
              value={String(id)}
              {...register("categoryIds")}
              className="size-5 shrink-0 accent-primary"
            />
            <span className="wrap-anywhere min-w-0">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Named {
  id: number;
  name: string;
}

/** The products that a coupon applies to. `known`: names of the saved ones. */
function ProductChoice({ known }: { known: readonly Named[] }) {
  const { setValue } = useFormContext<{ productIds: string[] }>();
  const ids = useWatch<{ productIds: string[] }, "productIds">({ name: "productIds" });
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [String(id), name])));
  const write = (next: string[]) => setValue("productIds", next, { shouldDirty: true });
  const add = ({ id, name }: Named) => {
    setNames(new Map(names).set(String(id), name));
    if (!ids.includes(String(id))) write([...ids, String(id)]);
  };
  return (
    <div className="grid gap-3">
      <GoodsSearch id="coupon-products" label="Products" onChoose={add} />
      {ids.length > 0 ? (
        <ul className="grid gap-1">
          {ids.map((id) => {
            const name = names.get(id) ?? `KP${id}`;
            return (
              <li key={id} className="flex items-center justify-between gap-3">
                <span className="wrap-anywhere">{name}</span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Remove ${name}`}
                  onClick={() => write(ids.filter((one) => one !== id))}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
