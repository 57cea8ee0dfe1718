"use client";

import { useRouter } from "next/navigation";
import { useFormContext, useWatch } from "react-hook-form";
import { CheckField, FieldGroup, TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { OfficeForm } from "@/components/admin/form/office-form";
import { PictureField } from "@/components/admin/form/picture-field";
import type { SaveOutcome } from "@/components/admin/form/save-outcome";
import { useOfficeForm } from "@/components/admin/form/use-office-form";
import { SearchPreview } from "@/components/admin/search-preview";
import { ProductPicture } from "@/components/pictures/product-picture";
import { categoryTitle, describeList } from "@/lib/catalog/list-title";
import type { CategoryFields } from "@/lib/categories/category-schema";
import { type DeskCategory, slugOf, toCategoryFields } from "@/lib/categories/desk-category";
import { officePaths } from "@/lib/office-paths";
import { listSnippet, type SnippetShop } from "@/lib/products/snippet";
import { addCategoryAction, saveCategoryAction } from "@/server/categories/admin-actions";

const labels = {
  name: "Name",
  slug: "URL",
  description: "Description",
  pictureUrl: "Picture",
  pictureAlt: "Alt text",
  isHidden: "Hidden",
};

type Outcome = SaveOutcome<CategoryFields> & { id?: number };

interface CategoryFormProps {
  /** Null for a new one. */
  category: DeskCategory | null;
  /** The current or new parent. */
  parent: DeskCategory | null;
  shop: Pick<SnippetShop, "host" | "name">;
  canWrite: boolean;
}

export function CategoryForm({ category, parent, shop, canWrite }: CategoryFormProps) {
  const router = useRouter();
  const state = useOfficeForm<CategoryFields, CategoryFields, Outcome>({
    name: category ? `category ${category.id}` : `new category ${parent?.id ?? ""}`,
    schema: async () => (await import("@/lib/categories/category-schema")).categorySchema,
    saved: toCategoryFields(category),
    version: category?.version ?? null,
    save: (fields, version) =>
      category
        ? saveCategoryAction({ id: category.id, version: Number(version), fields })
        : addCategoryAction({ fields, parentId: parent?.id ?? null }),
    said: category ? "Category saved" : "Category added",
    onSaved: category ? undefined : () => router.push(officePaths.categories),
  });
  const { form } = state;
  const suggestSlug = () => {
    if (category || form.formState.dirtyFields.slug) return;
    form.setValue("slug", slugOf(form.getValues("name")));
  };
  return (
    <OfficeForm
      state={state}
      labels={labels}
      isNew={!category}
      saveLabel={category ? "Save" : "Add category"}
      canWrite={canWrite}
      readOnlyReason="Your role can view categories but not change them."
      className="max-w-180"
    >
      <FieldGroup title="Details">
        <TextField name="name" label="Name" maxLength={80} onBlurCapture={suggestSlug} />
        <TextField
          name="slug"
          label="URL"
          hint={category ? "The part after category=. Old links redirect here." : "The part after category="}
          spellCheck={false}
        />
        <TextAreaField
          name="description"
          label="Description"
          isOptional
          hint="Shown on its page and in search results."
          maxLength={500}
        />
      </FieldGroup>
      <FieldGroup title="Search engine listing">
        <CategoryPreview parent={parent} shop={shop} />
      </FieldGroup>
      <PictureField
        name="pictureUrl"
        label={labels.pictureUrl}
        hint="Home page picture, cropped to 4:5. JPEG, PNG, WebP or AVIF, up to 10 MB. If empty, a product is shown."
        canWrite={canWrite}
        preview={(url) => (
          <span className="block w-32">
            <ProductPicture url={url} alt="" sizes="128px" maxWidth={320} className="rounded-sm" />
          </span>
        )}
      >
        <TextField
          name="pictureAlt"
          label={labels.pictureAlt}
          isOptional
          maxLength={200}
          hint="For screen readers. If empty, the category's name is read."
        />
      </PictureField>
      <FieldGroup title="Visibility">
        <CheckField
          name="isHidden"
          label="Hide this category"
          hint="Hides it and its subcategories from menus, filters and search. Its products stay in the shop."
        />
      </FieldGroup>
    </OfficeForm>
  );
}

function CategoryPreview({ parent, shop }: Pick<CategoryFormProps, "parent" | "shop">) {
  const { control } = useFormContext<CategoryFields>();
  const [name, description] = useWatch({ control, name: ["name", "description"] });
  const named = { name: name.trim() || "Category name" };
  const snippet = listSnippet(
    {
      title: categoryTitle(named, parent ?? undefined),
      description: describeList(description.trim()),
      parents: parent ? [parent.name] : [],
    },
    shop,
  );
  return <SearchPreview snippet={snippet} />;
}
