"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect, useState } from "react";
import { FieldGroup, TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { OfficeForm } from "@/components/admin/form/office-form";
import type { SaveOutcome } from "@/components/admin/form/save-outcome";
import { useOfficeForm } from "@/components/admin/form/use-office-form";
import { officePaths } from "@/lib/office-paths";
import type { DeskProduct, ProductChoices } from "@/lib/products/desk-product";
import { emptyProductForm } from "@/lib/products/empty-product-form";
import { offlineWriteMessage } from "@/lib/products/offline";
import type { ProductForm as Values } from "@/lib/products/product-form";
import { longest } from "@/lib/products/product-limits";
import type { Result } from "@/lib/result";
import { createProductAction, updateProductAction } from "@/server/products/admin-actions";
import { PictureField } from "./picture-field";
import { productLabels, showProductValue } from "./product-labels";
import { SearchFields } from "./search-fields";
import { SideFields } from "./side-fields";
import { VariantField } from "./variant-field";

interface ProductFormProps {
  /** null: a new one. */
  product: DeskProduct | null;
  choices: ProductChoices;
  rights: { canWrite: boolean; canCount: boolean };
  /** A new one was saved, and its page is about to open. */
  onAdded?: () => void;
}

type Outcome = SaveOutcome<Values> & { id?: number };

/** A new product, or one that is there. */
export function ProductForm({ product, choices, rights, onAdded }: ProductFormProps) {
  const router = useRouter();
  const state = useOfficeForm<Values, Values, Outcome>({
    name: product ? `product ${product.id}` : "new product",
    schema: async () => (await import("@/lib/products/product-form")).productFormSchema,
    saved: product?.form ?? emptyProductForm,
    version: product?.version ?? null,
    save: (values, version) => save(values, version),
    said: product ? "Product saved" : "Product added. This is its page.",
    whenOffline: offlineWriteMessage,
    ...(product ? {} : { onSaved: openAdded }),
  });

  function openAdded({ id }: Outcome): void {
    if (id === undefined) return;
    router.replace(officePaths.product(id));
    onAdded?.();
  }

  async function save(values: Values, version: string | number | null): Promise<Result<Outcome>> {
    if (!product) return createProductAction(values);
    return updateProductAction({ id: product.id, version: Number(version), form: values });
  }

  return (
    <OfficeForm
      state={state}
      labels={productLabels}
      show={(name, value) => showProductValue(name, value)}
      isNew={product === null}
      saveLabel={product ? "Save" : "Add product"}
      canWrite={rights.canWrite}
      readOnlyReason="Your role may look at products, not change them."
    >
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <MainFields />
          <PictureField colors={choices.colors} />
          <VariantField choices={choices} product={product} canCount={rights.canCount} />
          <SearchFields product={product} shop={choices.shop} />
        </div>
        <div className="min-w-0 border-t pt-6 lg:border-t-0 lg:pt-0">
          <SideFields choices={choices} />
        </div>
      </div>
    </OfficeForm>
  );
}

/** What the product is. */
function MainFields() {
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

/** The form of a new product, empty each time the page is opened: the router keeps pages that were left. */
export function NewProduct(props: Pick<ComponentProps<typeof ProductForm>, "choices" | "rights">) {
  const [isAdded, setIsAdded] = useState(false);
  useEffect(() => setIsAdded(false), []);
  return isAdded ? null : <ProductForm product={null} {...props} onAdded={() => setIsAdded(true)} />;
}
