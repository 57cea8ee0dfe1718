"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { attempt } from "@/components/ui/attempt";
import { describePlace, flattenTree, type Place, type TreeRow } from "@/lib/categories/category-tree";
import type { DeskCategory } from "@/lib/categories/desk-category";
import type { Result } from "@/lib/result";
import { moveCategoryAction, restoreCategoryAction } from "@/server/categories/admin-actions";

const undoMs = 10_000;

/** What was done last, and how to take it back. */
export interface Done {
  said: string;
  undo: () => Promise<Result<unknown>>;
}

/** The lines of the tree, one change after the other, and ten seconds to take the last one back. */
export function useTree(categories: readonly DeskCategory[]) {
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
        said: `${name} is now ${describePlace(rows, place)}${cameAlong(products)}.`,
        undo: () => moveCategoryAction({ id, place: { parentId, beforeId } }),
      }),
    );
  }

  function noteRemoval(said: string, removalId: string): void {
    setDone({ said, undo: () => restoreCategoryAction({ removalId }) });
    router.refresh();
  }

  function undo(): void {
    if (done) run(done.undo, () => null);
  }

  return { rows, isWorking, failure, done, move, noteRemoval, undo };
}

function cameAlong(products: number): string {
  if (products === 0) return "";
  return products === 1 ? ", with 1 product" : `, with ${products} products`;
}
