"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { FieldGroup, TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { SearchPreview } from "@/components/admin/search-preview";
import type { DeskProduct } from "@/lib/products/desk-product";
import type { ProductForm } from "@/lib/products/product-form";
import { longest } from "@/lib/products/product-limits";
import { productSnippet, type SnippetShop, snippetLengths } from "@/lib/products/snippet";

/** How the product stands in search engines, and its address. */
export function SearchFields({ product, shop }: { product: DeskProduct | null; shop: SnippetShop }) {
  const { control } = useFormContext<ProductForm>();
  const [name, description, price, seoTitle, seoDescription, primaryCategory, subcategory, variants] =
    useWatch({
      control,
      name: [
        "name",
        "description",
        "price",
        "seoTitle",
        "seoDescription",
        "primaryCategory",
        "subcategory",
        "variants",
      ],
    });
  const snippet = productSnippet(
    {
      name,
      description,
      price,
      variantPrices: variants.filter(({ isActive }) => isActive).map((variant) => variant.price),
      categories: [primaryCategory, subcategory],
      seoTitle,
      seoDescription,
    },
    shop,
  );
  return (
    <FieldGroup title="Search engines">
      <SearchPreview snippet={snippet} />
      <TextField
        name="seoTitle"
        label="Title"
        isOptional
        maxLength={longest.seoTitle}
        hint={lengthHint(seoTitle, snippetLengths.title, "Empty: the name.")}
      />
      <TextAreaField
        name="seoDescription"
        label="Description"
        isOptional
        rows={3}
        maxLength={longest.seoDescription}
        hint={lengthHint(seoDescription, snippetLengths.description, "Empty: name, price and description.")}
      />
      {product ? (
        <TextField
          name="slug"
          label="Address"
          spellCheck={false}
          hint={
            product.oldSlugs.length > 0
              ? `Old links keep working, such as ${product.oldSlugs.slice(0, 3).join(", ")}.`
              : "After a change, old links keep working."
          }
        />
      ) : null}
    </FieldGroup>
  );
}

function lengthHint(text: string, shown: number, whenEmpty: string): string {
  const { length } = text.trim();
  if (length === 0) return whenEmpty;
  return length > shown
    ? `${length} characters: only about the first ${shown} are shown.`
    : `${length} of about ${shown} characters that are shown.`;
}
