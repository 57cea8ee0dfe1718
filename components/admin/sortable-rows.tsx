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
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type ComponentProps, type CSSProperties, type ReactNode, type Ref, useId } from "react";

/** What makes a row move. */
export interface RowDrag {
  line: Ref<HTMLLIElement>;
  handle: ComponentProps<"button">;
  style: CSSProperties;
  isDragging: boolean;
}

interface SortableRowsProps<Row extends { id: number }> {
  rows: readonly Row[];
  /** What a reader calls a row. */
  nameOf: (row: Row) => string;
  /** `to`: the new place, from 0. */
  onMove: (row: Row, to: number) => void;
  className?: string;
  children: (row: Row, index: number, drag: RowDrag) => ReactNode;
}

/** Rows of one list, to be dragged by their handles with the mouse, a finger or the arrow keys. */
export function SortableRows<Row extends { id: number }>({
  rows,
  nameOf,
  onMove,
  className,
  children,
}: SortableRowsProps<Row>) {
  const contextId = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => rows.findIndex((row) => row.id === id);
  const say = (id: unknown) => {
    const row = rows[placeOf(id)];
    return row ? nameOf(row) : "";
  };

  function onDragEnd({ active, over }: DragEndEvent): void {
    const row = rows[placeOf(active.id)];
    if (row && over) onMove(row, placeOf(over.id));
  }

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `${say(active.id)} is taken.`,
          onDragOver: ({ active, over }) =>
            over ? `${say(active.id)} would be ${placeOf(over.id) + 1} of ${rows.length}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over ? `${say(active.id)} is ${placeOf(over.id) + 1} of ${rows.length}.` : undefined,
          onDragCancel: ({ active }) => `${say(active.id)} is where it was.`,
        },
        screenReaderInstructions: {
          draggable:
            "Press space to take it, the up and down arrows to move it, space to drop it, Escape to leave it.",
        },
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={className}>
          {rows.map((row, index) => (
            <SortableRow key={row.id} id={row.id}>
              {(drag) => children(row, index, drag)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ id, children }: { id: number; children: (drag: RowDrag) => ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  return children({
    line: setNodeRef,
    handle: { ...attributes, ...listeners, ref: setActivatorNodeRef },
    style: { transform: CSS.Translate.toString(transform), transition },
    isDragging,
  });
}

export function GripIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="currentColor" aria-hidden="true">
      {[3, 8, 13].map((y) => (
        <g key={y}>
          <circle cx="5" cy={y} r="1.3" />
          <circle cx="11" cy={y} r="1.3" />
        </g>
      ))}
    </svg>
  );
}
