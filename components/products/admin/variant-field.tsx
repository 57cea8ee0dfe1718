"use client";

import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { FieldGroup } from "@/components/admin/form/form-fields";
import type { DeskProduct, ProductChoices } from "@/lib/products/desk-product";
import type { ProductForm } from "@/lib/products/product-form";
import { choiceOf, fillMatrix, type MatrixChoice } from "@/lib/products/variant-matrix";
import { VariantChoices } from "./variant-choices";
import { VariantTable } from "./variant-table";

interface VariantFieldProps {
  choices: ProductChoices;
  product: DeskProduct | null;
  canCount: boolean;
}

const nothing: MatrixChoice = { colors: [], sizes: [] };
const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];

/** Ticked colours and sizes make the rows. */
export function VariantField({ choices, product, canCount }: VariantFieldProps) {
  const { control, getValues } = useFormContext<ProductForm>();
  const { fields, replace } = useFieldArray({ control, name: "variants" });
  const rows = useWatch({ control, name: "variants" });
  // A colour is ticked before there is any size, and has no row yet.
  const [ticked, setTicked] = useState(nothing);
  const all = {
    colors: choices.colors.map(({ slug }) => slug),
    sizes: choices.sizes.map(({ name }) => name),
  };
  const inRows = choiceOf(rows, all);
  const chosen = {
    colors: union(inRows.colors, ticked.colors),
    sizes: union(inRows.sizes, ticked.sizes),
  };
  const isKnown = (key: string) => product?.variantFacts[key]?.isKnown ?? false;

  function toggle(axis: keyof MatrixChoice, name: string, isOn: boolean): void {
    const now = {
      ...chosen,
      [axis]: isOn ? [...chosen[axis], name] : chosen[axis].filter((one) => one !== name),
    };
    setTicked(now);
    replace(fillMatrix(getValues("variants"), chosen, now, { all, productId: product?.id ?? null, isKnown }));
  }

  const on = rows.filter(({ isActive }) => isActive).length;
  return (
    <FieldGroup
      title="Variants"
      hint={
        rows.length === 0
          ? "Tick colours and sizes: each pair becomes a row."
          : `${on} on sale. What an order or the stock knows is switched off, never deleted.`
      }
    >
      <VariantChoices choices={choices} chosen={chosen} onToggle={toggle} />
      {fields.length > 0 ? (
        <VariantTable
          rows={fields}
          product={product}
          colorNames={new Map(choices.colors.map(({ slug, name }) => [slug, name]))}
          canCount={canCount}
        />
      ) : null}
    </FieldGroup>
  );
}
