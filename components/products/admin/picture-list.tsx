"use client";

import { useWhenSeen } from "@/components/ui/use-when-seen";
import type { DeskColor } from "@/lib/products/desk-product";
import type { PictureRow as Picture } from "@/lib/products/product-form";
import { PictureRow } from "./picture-row";

export interface PictureListProps {
  pictures: readonly (Picture & { id: string })[];
  colors: readonly DeskColor[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

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
