import type { Announcements } from "@dnd-kit/core";
import { SortableRows } from "@/components/admin/sortable-rows";
import type { PictureListProps } from "./picture-list-props";
import { PictureRow } from "./picture-row";

const instructions =
  "Press Space to pick up the picture, the arrow keys to move it, Space to drop it, Escape to cancel.";

/** Pictures that can be sorted by pointer or keyboard. */
export function SortablePictures({ pictures, colors, onMove, onRemove }: PictureListProps) {
  const placeOf = (id: string | number | undefined) => pictures.findIndex((one) => one.id === id);
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up picture ${placeOf(active.id) + 1}.`,
    onDragOver: ({ over }) => `Now at position ${placeOf(over?.id) + 1} of ${pictures.length}.`,
    onDragEnd: ({ over }) => `Dropped at position ${placeOf(over?.id) + 1}.`,
    onDragCancel: () => "Not moved.",
  };
  return (
    <SortableRows
      rows={pictures}
      announcements={announcements}
      instructions={instructions}
      onMove={({ id }, to) => onMove(placeOf(id), to)}
    >
      {({ url }, index, drag) => (
        <PictureRow index={index} url={url} colors={colors} onRemove={() => onRemove(index)} drag={drag} />
      )}
    </SortableRows>
  );
}
