"use client";

import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CheckField, FieldGroup, SelectField, TextField } from "@/components/admin/form/form-fields";
import type { ProductChoices } from "@/lib/products/desk-product";
import type { ProductForm } from "@/lib/products/product-form";
import { cuts } from "@/lib/products/product-limits";
import { cutNames } from "./product-labels";

/** State, visibility and order: the narrow column. */
export function SideFields({ choices }: { choices: ProductChoices }) {
  return (
    <>
      <FieldGroup title="Visibility">
        <SelectField name="status" label="Status" hint="A published product is in the shop at once.">
          <option value="draft">Draft</option>
          <option value="published">Published</option>
        </SelectField>
        <CheckField name="isPremium" label="Premium" hint="Also shown among the premium T-shirts." />
      </FieldGroup>
      <FieldGroup title="Organisation">
        <CategoryFields categories={choices.categories} />
        <SelectField name="cut" label="Cut" hint="Decides the size chart.">
          {cuts.map((cut) => (
            <option key={cut} value={cut}>
              {cutNames[cut]}
            </option>
          ))}
        </SelectField>
        <TextField name="hsn" label="HSN code" inputMode="numeric" hint="For invoices; T-shirts are 6109." />
      </FieldGroup>
    </>
  );
}

function CategoryFields({ categories }: Pick<ProductChoices, "categories">) {
  const id = useId();
  const { control } = useFormContext<ProductForm>();
  const [typed, typedSub] = useWatch({ control, name: ["primaryCategory", "subcategory"] });
  const nameOf = (text: string) => text.trim().toLowerCase();
  const tops = categories.filter(({ parentId }) => parentId === null);
  const top = tops.find(({ name }) => nameOf(name) === nameOf(typed));
  const subs = categories.filter(({ parentId }) => parentId !== null && parentId === top?.id);
  const isNew = (text: string, known: readonly { name: string }[]) =>
    nameOf(text) !== "" &&
    !/^\d+$/.test(text.trim()) &&
    !known.some(({ name }) => nameOf(name) === nameOf(text));
  return (
    <>
      <TextField
        name="primaryCategory"
        label="Category"
        list={`${id}-tops`}
        hint={
          isNew(typed, tops) ? `“${typed.trim()}” is made when you save.` : "Choose one, or type a new one."
        }
      />
      <datalist id={`${id}-tops`}>
        {tops.map(({ id: key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
      <TextField
        name="subcategory"
        label="Subcategory"
        isOptional
        list={`${id}-subs`}
        hint={isNew(typedSub, subs) ? `“${typedSub.trim()}” is made when you save.` : undefined}
      />
      <datalist id={`${id}-subs`}>
        {subs.map(({ id: key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
    </>
  );
}
