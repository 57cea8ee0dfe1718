import type { Announcements } from "@dnd-kit/core";
import { SortableRows } from "@/components/admin/sortable-rows";
import type { PictureListProps } from "./picture-list-props";
import { PictureRow } from "./picture-row";

const instructions =
  "Press Space to lift the picture, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.";

/** The pictures, to be moved by pointer or by keyboard. */
export function SortablePictures({ pictures, colors, onMove, onRemove }: PictureListProps) {
  const placeOf = (id: string | number | undefined) => pictures.findIndex((one) => one.id === id);
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Lifted picture ${placeOf(active.id) + 1}.`,
    onDragOver: ({ over }) => `Now at place ${placeOf(over?.id) + 1} of ${pictures.length}.`,
    onDragEnd: ({ over }) => `Put down at place ${placeOf(over?.id) + 1}.`,
    onDragCancel: () => "Left where it was.",
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
