"use client";

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useId, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { placeOfDrop, withoutChildren } from "@/lib/categories/category-tree";
import type { DeskCategory } from "@/lib/categories/desk-category";
import { CategoryRow } from "./category-row";
import { DeleteCategory } from "./delete-category";
import { treeAnnouncements, treeCoordinates, wantedDepthOf } from "./tree-drag";
import { UndoStrip } from "./undo-strip";
import { useTree } from "./use-tree";

interface CategoryTreeProps {
  categories: readonly DeskCategory[];
  canWrite: boolean;
}

/** The two levels of categories. A line is dragged by its handle, with the mouse, a finger or the arrow keys. */
export function CategoryTree({ categories, canWrite }: CategoryTreeProps) {
  const { rows, isWorking, failure, done, move, noteRemoval, undo } = useTree(categories);
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const [doomed, setDoomed] = useState<DeskCategory | null>(null);
  const sideways = useRef(0);
  const contextId = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: treeCoordinates }),
  );
  const shown = withoutChildren(rows, draggedId);

  function onDragEnd({ active, over, delta }: DragEndEvent): void {
    setDraggedId(null);
    const row = rows.find(({ category }) => category.id === active.id);
    if (!row || !over) return;
    const wantedDepth = wantedDepthOf(row.depth, delta.x);
    const place = placeOfDrop(shown, { id: row.category.id, overId: Number(over.id), wantedDepth });
    if (place) move(row, place);
  }

  return (
    <>
      {failure ? (
        <Alert variant="destructive" isLive className="mt-4">
          {failure}
        </Alert>
      ) : null}
      <UndoStrip done={done} isWorking={isWorking} onUndo={undo} />
      <DndContext
        id={contextId}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: treeAnnouncements(shown, () => sideways.current),
          screenReaderInstructions: {
            draggable:
              "Press space to take the category, the up and down arrows to move it, right to put it below the one above and left to bring it to the top level, space to drop it, Escape to leave it.",
          },
        }}
        onDragStart={({ active }) => setDraggedId(Number(active.id))}
        onDragMove={({ delta }) => {
          sideways.current = delta.x;
        }}
        onDragCancel={() => setDraggedId(null)}
        onDragEnd={onDragEnd}
      >
        <SortableContext
          items={shown.map(({ category }) => category.id)}
          strategy={verticalListSortingStrategy}
        >
          <ul aria-label="Categories" aria-busy={isWorking} className="mt-4 border-t">
            {shown.map((row) => (
              <CategoryRow
                key={row.category.id}
                row={row}
                rows={rows}
                canWrite={canWrite}
                onMove={(place) => move(row, place)}
                onDelete={() => setDoomed(row.category)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
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
