"use client";

import { useWhenSeen } from "@/components/ui/use-when-seen";
import type { CategoryLinesProps } from "./category-lines-props";
import { CategoryRow } from "./category-row";

const loadSortable = async () => (await import("./sortable-categories")).SortableCategories;

/** The lines of the tree. What drags them comes when they are in view. */
export function CategoryLines(props: CategoryLinesProps) {
  const { rows, canWrite, isWorking, onMove, onDelete } = props;
  const { box, Seen } = useWhenSeen(loadSortable);
  return (
    <div ref={box}>
      {Seen ? (
        <Seen {...props} />
      ) : (
        <ul aria-label="Categories" aria-busy={isWorking} className="mt-4 border-t">
          {rows.map((row) => (
            <CategoryRow
              key={row.category.id}
              row={row}
              rows={rows}
              canWrite={canWrite}
              onMove={(place) => onMove(row, place)}
              onDelete={() => onDelete(row.category)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
