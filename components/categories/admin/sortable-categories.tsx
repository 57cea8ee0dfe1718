import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useId, useRef, useState } from "react";
import {
  describePosition,
  findDropPosition,
  type TreeRow,
  withoutChildren,
} from "@/lib/categories/category-tree";
import type { CategoryLinesProps } from "./category-lines-props";
import { CategoryRow, type CategoryRowProps } from "./category-row";

/** Rows that can be dragged by their handles with the mouse, touch or the arrow keys. */
export function SortableCategories({
  label,
  rows,
  canWrite,
  isWorking,
  onMove,
  onDelete,
}: CategoryLinesProps) {
  const [draggedId, setDraggedId] = useState<number | null>(null);
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
    const place = findDropPosition(shown, { id: row.category.id, overId: Number(over.id), wantedDepth });
    if (place) onMove(row, place);
  }

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: treeAnnouncements(shown, () => sideways.current),
        screenReaderInstructions: {
          draggable:
            "Press Space to pick up the category, the up and down arrows to move it, right to nest it, left to move it to the top level, Space to drop it, Escape to cancel.",
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
        <ul aria-label={label} aria-busy={isWorking} className="mt-4 border-t">
          {shown.map((row) => (
            <SortableRow
              key={row.category.id}
              row={row}
              rows={rows}
              canWrite={canWrite}
              onMove={(place) => onMove(row, place)}
              onDelete={() => onDelete(row.category)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow(props: CategoryRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: props.row.category.id, disabled: !props.canWrite });
  const handle = { ...attributes, ...listeners, ref: setActivatorNodeRef };
  const style = { transform: CSS.Translate.toString(transform), transition };
  return <CategoryRow {...props} drag={{ line: setNodeRef, handle, style, isDragging }} />;
}

/** Indentation of a subcategory, in pixels. */
const indent = 32;

/** The depth that a sideways drag asks for. */
function wantedDepthOf(depth: number, deltaX: number): number {
  return Math.min(1, Math.max(0, depth + Math.round(deltaX / indent)));
}

/** Up and down move between rows; left and right change the level. */
const treeCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const { x, y } = args.currentCoordinates;
  if (event.code === "ArrowRight") return { x: x + indent, y };
  if (event.code === "ArrowLeft") return { x: x - indent, y };
  const next = sortableKeyboardCoordinates(event, args);
  return next ? { x, y: next.y } : undefined;
};

/** Screen reader announcements while a category is dragged; `sideways` is the offset in pixels to the right. */
function treeAnnouncements(rows: readonly TreeRow[], sideways: () => number): Announcements {
  const rowOf = (id: number | string) => rows.find(({ category }) => category.id === id);
  const nameOf = (id: number | string) => rowOf(id)?.category.name ?? "";
  const describe = (id: number | string, overId: number | string, deltaX: number): string => {
    const row = rowOf(id);
    if (!row) return "";
    const drop = { id: Number(id), overId: Number(overId), wantedDepth: wantedDepthOf(row.depth, deltaX) };
    const place = findDropPosition(rows, drop);
    return `${row.category.name} ${place ? `will be ${describePosition(rows, place)}` : "stays where it is"}.`;
  };
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} picked up.`,
    onDragMove: ({ active, over }) => (over ? describe(active.id, over.id, sideways()) : undefined),
    onDragOver: ({ active, over }) => (over ? describe(active.id, over.id, sideways()) : undefined),
    onDragEnd: ({ active }) => `${nameOf(active.id)} dropped.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
