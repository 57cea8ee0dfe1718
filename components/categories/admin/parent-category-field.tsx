"use client";

import { Section } from "@/components/admin/section";
import { FailureAlert } from "@/components/ui/failure-alert";
import { Select } from "@/components/ui/select";
import { usePageAction } from "@/components/ui/use-page-action";
import type { AdminCategory } from "@/lib/categories/admin-category";
import { moveCategoryAction } from "@/server/categories/admin-actions";

interface ParentCategoryFieldProps {
  category: AdminCategory;
  categories: readonly AdminCategory[];
  canWrite: boolean;
}

/** The parent category; a change is saved at once. */
export function ParentCategoryField({ category, categories, canWrite }: ParentCategoryFieldProps) {
  const { isWorking, failure, run } = usePageAction();
  const below = categories.filter(({ parentId }) => parentId === category.id);
  const tops = categories.filter(
    ({ id, parentId, words }) => parentId === null && id !== category.id && words.length === 0,
  );
  const move = (value: string) => {
    const parentId = value === "" ? null : Number(value);
    const parent = tops.find(({ id }) => id === parentId);
    run(
      () => moveCategoryAction({ id: category.id, place: { parentId, beforeId: null } }),
      parent ? `${category.name} is now in ${parent.name}` : `${category.name} is now a top-level category`,
    );
  };
  return (
    <Section id="place-heading" title="Parent category" className="max-w-180 border-t py-6">
      <FailureAlert message={failure?.message} className="mt-3" />
      <label htmlFor="category-parent" className="mt-4 grid gap-1.5 font-semibold">
        Parent
        <Select
          id="category-parent"
          value={category.parentId ?? ""}
          disabled={!canWrite || isWorking || below.length > 0}
          onChange={(event) => move(event.target.value)}
          className="font-normal sm:max-w-sm"
        >
          <option value="">None (top level)</option>
          {tops.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <p className="mt-1.5 text-muted-foreground">
        {below.length > 0
          ? `It has ${below.length === 1 ? "a subcategory" : `${below.length} subcategories`}, so it stays at the top level.`
          : "Moves as soon as you choose, with its products."}
      </p>
    </Section>
  );
}
