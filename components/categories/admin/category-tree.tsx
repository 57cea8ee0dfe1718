"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledSelect } from "@/components/ui/labelled-input";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { type AdminCategory, describeDeletion, isTheme } from "@/lib/categories/admin-category";
import { describePosition, flattenTree, type Place, type TreeRow } from "@/lib/categories/category-tree";
import type { Result } from "@/lib/result";
import {
  deleteCategoryAction,
  moveCategoryAction,
  restoreCategoryAction,
} from "@/server/categories/admin-actions";
import type { CategoryLinesProps } from "./category-lines-props";
import { CategoryRow } from "./category-row";

interface CategoryTreeProps {
  label: string;
  categories: readonly AdminCategory[];
  canWrite: boolean;
}

/** The two levels of categories, or the themes. A row is dragged by its handle, with the mouse, touch or the arrow keys. */
export function CategoryTree({ label, categories, canWrite }: CategoryTreeProps) {
  const { rows, isWorking, failure, done, move, showRemoval, undo } = useTree(categories);
  const [doomed, setDoomed] = useState<AdminCategory | null>(null);

  return (
    <>
      <FailureAlert message={failure} className="mt-4" />
      <UndoStrip done={done} isWorking={isWorking} onUndo={undo} />
      <CategoryLines
        label={label}
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
          onDeleted={(successMessage, removalId) => {
            setDoomed(null);
            showRemoval(successMessage, removalId);
          }}
        />
      ) : null}
    </>
  );
}

interface UndoStripProps {
  done: Done | null;
  isWorking: boolean;
  onUndo: () => void;
}

/** The last change, with Undo for ten seconds. */
function UndoStrip({ done, isWorking, onUndo }: UndoStripProps) {
  return (
    <div role="status" className="mt-4 empty:hidden">
      {done ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-l-4 border-l-foreground px-4 py-2">
          <span>{done.successMessage}</span>
          <Button variant="outline" size="sm" isPending={isWorking} onClick={onUndo}>
            Undo
          </Button>
        </p>
      ) : null}
    </div>
  );
}

const loadSortable = async () => (await import("./sortable-categories")).SortableCategories;

/** The rows of the tree. The drag code loads when they are in view. */
function CategoryLines(props: CategoryLinesProps) {
  const { label, rows, canWrite, isWorking, onMove, onDelete } = props;
  const { box, Seen } = useLazyComponent(loadSortable);
  return (
    <div ref={box}>
      {Seen ? (
        <Seen {...props} />
      ) : (
        <ul aria-label={label} aria-busy={isWorking} className="mt-4 border-t">
          {rows.map((row) => (
            <CategoryRow
              key={row.category.id}
              row={row}
              rows={rows}
              canWrite={canWrite}
              onMove={(place) => onMove(row, place)}
              onDelete={() => onDelete(row.category)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface DeleteCategoryProps {
  category: AdminCategory;
  categories: readonly AdminCategory[];
  onClose: () => void;
  /** `removalId` identifies the deletion for Undo. */
  onDeleted: (successMessage: string, removalId: string) => void;
}

/** Takes the new category for the products, and shows the effects in figures. */
function DeleteCategory({ category, categories, onClose, onDeleted }: DeleteCategoryProps) {
  const { id, version, name, parentId } = category;
  const [targetId, setTargetId] = useState<number | null>(parentId);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const targets = flattenTree(categories).filter(
    (row) => row.category.id !== id && row.category.parentId !== id,
  );
  const target = targets.find((row) => row.category.id === targetId)?.category;
  const targetName = target ? target.name : "Uncategorized";
  const hasProducts = !isTheme(category) && category.published + category.drafts > 0;

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
    onDeleted(`${name} deleted${products > 0 ? `; ${moved} now in ${targetName}` : ""}.`, removalId);
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
          label="Move its products to"
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

const undoMs = 10_000;

/** The last change, and how to undo it. */
interface Done {
  successMessage: string;
  undo: () => Promise<Result<unknown>>;
}

/** The rows of the tree, one change at a time, with ten seconds to undo the last one. */
function useTree(categories: readonly AdminCategory[]) {
  const router = useRouter();
  const rows = flattenTree(categories);
  const [isWorking, startWorking] = useTransition();
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), undoMs);
    return () => clearTimeout(timer);
  }, [done]);

  function run<T>(act: () => Promise<Result<T>>, then: (data: T) => Done | null): void {
    setFailure(null);
    const step = async () => {
      const result = await attempt(act);
      if (!result.ok) setFailure(result.message);
      else setDone(then(result.data));
    };
    startWorking(async () => {
      queue.current = queue.current.then(step);
      await queue.current;
      router.refresh();
    });
  }

  function move({ category }: TreeRow, place: Place): void {
    const { id, name } = category;
    run(
      () => moveCategoryAction({ id, place }),
      ({ parentId, beforeId, products }) => ({
        successMessage: `${name} is now ${describePosition(rows, place)}${cameAlong(products)}.`,
        undo: () => moveCategoryAction({ id, place: { parentId, beforeId } }),
      }),
    );
  }

  function showRemoval(successMessage: string, removalId: string): void {
    setDone({ successMessage, undo: () => restoreCategoryAction({ removalId }) });
    router.refresh();
  }

  function undo(): void {
    if (done) run(done.undo, () => null);
  }

  return { rows, isWorking, failure, done, move, showRemoval, undo };
}

function cameAlong(products: number): string {
  if (products === 0) return "";
  return products === 1 ? ", with 1 product" : `, with ${products} products`;
}
