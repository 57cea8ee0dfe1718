"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { attempt } from "@/components/ui/attempt";
import { LabelledSelect } from "@/components/ui/labelled-input";
import { flattenTree } from "@/lib/categories/category-tree";
import { type DeskCategory, describeDeletion } from "@/lib/categories/desk-category";
import { deleteCategoryAction } from "@/server/categories/admin-actions";

interface DeleteCategoryProps {
  category: DeskCategory;
  categories: readonly DeskCategory[];
  onClose: () => void;
  /** `removalId` takes it back. */
  onDeleted: (said: string, removalId: string) => void;
}

/** Asks where the products go, and says in figures what happens. */
export function DeleteCategory({ category, categories, onClose, onDeleted }: DeleteCategoryProps) {
  const { id, version, name, parentId } = category;
  const [targetId, setTargetId] = useState<number | null>(parentId);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const targets = flattenTree(categories).filter(
    (row) => row.category.id !== id && row.category.parentId !== id,
  );
  const target = targets.find((row) => row.category.id === targetId)?.category;
  const targetName = target ? target.name : "Uncategorized";
  const hasProducts = category.published + category.drafts > 0;

  async function remove(): Promise<void> {
    setIsPending(true);
    setProblem(undefined);
    const result = await attempt(() => deleteCategoryAction({ id, version, targetId }));
    if (!result.ok) {
      setProblem(result.message);
      setIsPending(false);
      return;
    }
    const { products, removalId } = result.data;
    const moved = products === 1 ? "1 product is" : `${products} products are`;
    onDeleted(`${name} is deleted${products > 0 ? `; ${moved} now in ${targetName}` : ""}.`, removalId);
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Delete ${name}?`}
      confirmLabel="Delete category"
      onConfirm={remove}
      isPending={isPending}
      problem={problem}
    >
      {hasProducts ? (
        <LabelledSelect
          id="delete-category-target"
          label="Where do its products go?"
          value={targetId ?? ""}
          onType={(value) => setTargetId(value === "" ? null : Number(value))}
        >
          <option value="">Uncategorized</option>
          {targets.map((row) => (
            <option
              key={row.category.id}
              value={row.category.id}
            >{`${row.depth === 1 ? `\u2003${row.category.name}` : row.category.name}${row.category.id === parentId ? " (its parent)" : ""}`}</option>
          ))}
        </LabelledSelect>
      ) : null}
      <ul className="grid list-disc gap-1 pl-5">
        {describeDeletion(category, categories, targetName).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-muted-foreground">You can undo this for ten seconds.</p>
    </ConfirmDialog>
  );
}
