import {
  type Announcements,
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

/** Props that make a row draggable. */
export interface RowDrag {
  line: Ref<HTMLLIElement>;
  handle: ComponentProps<"button">;
  style: CSSProperties;
  isDragging: boolean;
}

interface Identified {
  id: string | number;
}

interface SortableRowsProps<Row extends Identified> {
  rows: readonly Row[];
  announcements: Announcements;
  /** How to move a row with the keyboard. */
  instructions: string;
  /** `to`: the new index, from 0. */
  onMove: (row: Row, to: number) => void;
  className?: string;
  children: (row: Row, index: number, drag: RowDrag) => ReactNode;
}

/** Rows of one list that can be dragged by their handles with the mouse, touch or the arrow keys. */
export function SortableRows<Row extends Identified>({
  rows,
  announcements,
  instructions,
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

  function onDragEnd({ active, over }: DragEndEvent): void {
    const row = rows[placeOf(active.id)];
    if (row && over && over.id !== active.id) onMove(row, placeOf(over.id));
  }

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
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

function SortableRow({ id, children }: Identified & { children: (drag: RowDrag) => ReactNode }) {
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
