"use client";

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
import type { PictureListProps } from "./picture-list-props";
import { PictureRow, type PictureRowProps } from "./picture-row";

const instructions =
  "Press Space to lift the picture, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.";

/** The pictures, to be moved by pointer or by keyboard. */
export function SortablePictures({ pictures, colors, onMove, onRemove }: PictureListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number | undefined) => pictures.findIndex((one) => one.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Lifted picture ${placeOf(active.id) + 1}.`,
    onDragOver: ({ over }) => `Now at place ${placeOf(over?.id) + 1} of ${pictures.length}.`,
    onDragEnd: ({ over }) => `Put down at place ${placeOf(over?.id) + 1}.`,
    onDragCancel: () => "Left where it was.",
  };
  return (
    <DndContext
      id="pictures"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
    >
      <SortableContext items={pictures.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol>
          {pictures.map(({ id, url }, index) => (
            <SortableRow
              key={id}
              id={id}
              index={index}
              url={url}
              colors={colors}
              onRemove={() => onRemove(index)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ id, ...picture }: PictureRowProps & { id: string }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = { ...attributes, ...listeners, ref: setActivatorNodeRef };
  const style = { transform: CSS.Translate.toString(transform), transition };
  return <PictureRow {...picture} drag={{ row: setNodeRef, handle, style, isDragging }} />;
}
