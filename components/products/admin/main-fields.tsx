"use client";

import { FieldGroup, TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { longest } from "@/lib/products/product-limits";

/** What the product is. */
export function MainFields() {
  return (
    <FieldGroup title="Product">
      <TextField name="name" label="Name" maxLength={longest.name} />
      <TextAreaField
        name="description"
        label="Description"
        isOptional
        rows={6}
        maxLength={longest.description}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="price"
          label="Price"
          affix="₹"
          inputMode="decimal"
          hint="Taxes included, before the shop-wide discount."
        />
        <TextField
          name="keywords"
          label="Search words"
          isOptional
          hint="Words that people type, with commas between them."
        />
        <TextField name="fabric" label="Fabric" isOptional />
        <TextField name="fit" label="Fit" isOptional />
      </div>
    </FieldGroup>
  );
}
