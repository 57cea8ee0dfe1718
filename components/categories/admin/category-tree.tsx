"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import type { DeskCategory } from "@/lib/categories/desk-category";
import { CategoryLines } from "./category-lines";
import { DeleteCategory } from "./delete-category";
import { UndoStrip } from "./undo-strip";
import { useTree } from "./use-tree";

interface CategoryTreeProps {
  categories: readonly DeskCategory[];
  canWrite: boolean;
}

/** The two levels of categories. A line is dragged by its handle, with the mouse, a finger or the arrow keys. */
export function CategoryTree({ categories, canWrite }: CategoryTreeProps) {
  const { rows, isWorking, failure, done, move, noteRemoval, undo } = useTree(categories);
  const [doomed, setDoomed] = useState<DeskCategory | null>(null);

  return (
    <>
      {failure ? (
        <Alert variant="destructive" isLive className="mt-4">
          {failure}
        </Alert>
      ) : null}
      <UndoStrip done={done} isWorking={isWorking} onUndo={undo} />
      <CategoryLines
        rows={rows}
        canWrite={canWrite}
        isWorking={isWorking}
        onMove={move}
        onDelete={setDoomed}
      />
      {doomed ? (
        <DeleteCategory
          category={doomed}
          categories={categories}
          onClose={() => setDoomed(null)}
          onDeleted={(said, removalId) => {
            setDoomed(null);
            noteRemoval(said, removalId);
          }}
        />
      ) : null}
    </>
  );
}
