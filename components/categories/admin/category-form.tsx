"use client";

import { useRouter } from "next/navigation";
import { useFormContext, useWatch } from "react-hook-form";
import { AdminForm } from "@/components/admin/form/admin-form";
import { CheckField, FieldGroup, TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { PictureField } from "@/components/admin/form/picture-field";
import type { SaveOutcome } from "@/components/admin/form/save-outcome";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { SearchPreview } from "@/components/admin/search-preview";
import { ProductPicture } from "@/components/pictures/product-picture";
import type { ToastInput } from "@/components/ui/toast-store";
import { adminPaths } from "@/lib/admin-paths";
import { categoryTitle, describeList } from "@/lib/catalog/list-title";
import { type AdminCategory, slugOf, toCategoryFields } from "@/lib/categories/admin-category";
import type { CategoryFields } from "@/lib/categories/category-schema";
import { listSnippet, type SnippetShop } from "@/lib/products/snippet";
import { addCategoryAction, saveCategoryAction } from "@/server/categories/admin-actions";

const labels = {
  name: "Name",
  slug: "URL",
  description: "Description",
  pictureUrl: "Picture",
  pictureAlt: "Alt text",
  isHidden: "Hidden",
  words: "Words",
};

type Outcome = SaveOutcome<CategoryFields> & { toast?: ToastInput };

interface CategoryFormProps {
  /** Null for a new one. */
  category: AdminCategory | null;
  /** The current or new parent. */
  parent: AdminCategory | null;
  /** A new one that needs words. */
  isNewTheme?: boolean;
  shop: Pick<SnippetShop, "host" | "name">;
  canWrite: boolean;
}

export function CategoryForm({ category, parent, isNewTheme, shop, canWrite }: CategoryFormProps) {
  const router = useRouter();
  const state = useAdminForm<CategoryFields, CategoryFields, Outcome>({
    name: category
      ? `category ${category.id}`
      : `new ${isNewTheme ? "theme" : "category"} ${parent?.id ?? ""}`,
    schema: async () => {
      const { categorySchema, themeSchema } = await import("@/lib/categories/category-schema");
      return isNewTheme ? themeSchema : categorySchema;
    },
    saved: toCategoryFields(category),
    version: category?.version ?? null,
    save: (fields, version) =>
      category
        ? saveCategoryAction({ id: category.id, version: Number(version), fields })
        : addCategoryAction({ fields, parentId: parent?.id ?? null }),
    successMessage: ({ toast }) => toast ?? { title: "Category saved" },
    onSaved: category ? undefined : () => router.push(adminPaths.categories),
  });
  const { form } = state;
  const suggestSlug = () => {
    if (category || form.formState.dirtyFields.slug) return;
    form.setValue("slug", slugOf(form.getValues("name")));
  };
  return (
    <AdminForm
      state={state}
      labels={labels}
      isNew={!category}
      saveLabel={category ? "Save" : isNewTheme ? "Add theme" : "Add category"}
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
      {parent ? null : (
        <FieldGroup
          title="Theme"
          hint="With words, this is a theme: it contains every product that has one of them in its name or search keywords, beside the product's own category."
        >
          <TextAreaField
            name="words"
            label="Words"
            isOptional={!isNewTheme}
            maxLength={600}
            hint="Separated by commas: chai, filter coffee. To add one product by hand, add a word to its search keywords."
          />
        </FieldGroup>
      )}
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
    </AdminForm>
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
