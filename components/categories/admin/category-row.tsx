import Link from "next/link";
import type { ComponentProps, CSSProperties, Ref } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { TrashIcon } from "@/components/ui/form-icons";
import { ChevronDownIcon } from "@/components/ui/list-icons";
import { adminPaths } from "@/lib/admin-paths";
import { findStepPosition, type Place, type TreeRow } from "@/lib/categories/category-tree";
import { ProductCounts } from "./product-counts";

/** Props that make a row draggable; without them the row is fixed. */
interface RowDrag {
  line: Ref<HTMLLIElement>;
  handle: ComponentProps<"button">;
  style: CSSProperties;
  isDragging: boolean;
}

export interface CategoryRowProps {
  row: TreeRow;
  rows: readonly TreeRow[];
  canWrite: boolean;
  onMove: (place: Place) => void;
  onDelete: () => void;
  drag?: RowDrag;
}

const iconButton =
  "grid size-9 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground disabled:opacity-30 disabled:hover:bg-transparent pointer-coarse:size-11";

export function CategoryRow({ row, rows, canWrite, onMove, onDelete, drag }: CategoryRowProps) {
  const { category, depth } = row;
  const { id, name, slug, isHidden } = category;
  const up = findStepPosition(rows, id, -1);
  const down = findStepPosition(rows, id, 1);
  return (
    <li
      ref={drag?.line}
      style={drag?.style}
      className={cn(
        "flex min-h-11 items-center gap-1 border-b bg-background",
        depth === 1 && "pl-8",
        drag?.isDragging && "relative z-10 shadow-float",
      )}
    >
      {canWrite ? (
        <button
          type="button"
          {...drag?.handle}
          aria-label={`Drag ${name}`}
          className={cn(iconButton, "cursor-grab touch-none active:cursor-grabbing")}
        >
          <GripIcon />
        </button>
      ) : null}
      <div className="relative grid min-h-11 min-w-0 flex-1 content-center items-center gap-x-4 py-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_12rem]">
        <p className="flex min-w-0 items-center gap-2">
          <Link
            href={adminPaths.category(id)}
            prefetch={false}
            className={cn(
              "truncate after:absolute after:inset-0 hover:underline",
              depth === 0 && "font-semibold",
            )}
          >
            {name}
          </Link>
          {isHidden ? <Badge variant="outline">Hidden</Badge> : null}
        </p>
        <p className="hidden truncate text-muted-foreground sm:block">{slug}</p>
        <p className="text-muted-foreground tabular-nums sm:text-right">
          <ProductCounts category={category} />
        </p>
      </div>
      {canWrite ? (
        <div className="flex shrink-0">
          <button
            type="button"
            aria-label={`Move ${name} up`}
            disabled={!up}
            onClick={() => up && onMove(up)}
            className={cn(iconButton, "max-sm:hidden")}
          >
            <ChevronDownIcon className="size-4 rotate-180" />
          </button>
          <button
            type="button"
            aria-label={`Move ${name} down`}
            disabled={!down}
            onClick={() => down && onMove(down)}
            className={cn(iconButton, "max-sm:hidden")}
          >
            <ChevronDownIcon className="size-4" />
          </button>
          <button type="button" aria-label={`Delete ${name}`} onClick={onDelete} className={iconButton}>
            <TrashIcon className="size-4" />
          </button>
        </div>
      ) : null}
    </li>
  );
}

function GripIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-current">
      {[3, 8, 13].flatMap((y) => [5, 11].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.3" />))}
    </svg>
  );
}
