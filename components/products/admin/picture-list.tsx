"use client";

import { useWhenSeen } from "@/components/ui/use-when-seen";
import type { PictureListProps } from "./picture-list-props";
import { PictureRow } from "./picture-row";

const loadSortable = async () => (await import("./sortable-pictures")).SortablePictures;

/** The pictures in their order; the first is the cover. What moves them comes when they are in view. */
export function PictureList(props: PictureListProps) {
  const { box, Seen } = useWhenSeen(loadSortable);
  return (
    <div ref={box}>
      {Seen ? (
        <Seen {...props} />
      ) : (
        <ol>
          {props.pictures.map(({ id, url }, index) => (
            <PictureRow
              key={id}
              index={index}
              url={url}
              colors={props.colors}
              onRemove={() => props.onRemove(index)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
