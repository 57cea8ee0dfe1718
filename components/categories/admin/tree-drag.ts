import type { Announcements, KeyboardCoordinateGetter } from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { describePlace, placeOfDrop, type TreeRow } from "@/lib/categories/category-tree";

/** How far a lower category stands to the right, in pixels. */
const indent = 32;

/** The depth that the hand asks for by moving sideways. */
export function wantedDepthOf(depth: number, deltaX: number): number {
  return Math.min(1, Math.max(0, depth + Math.round(deltaX / indent)));
}

/** Up and down go from line to line; left and right change the level. */
export const treeCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const { x, y } = args.currentCoordinates;
  if (event.code === "ArrowRight") return { x: x + indent, y };
  if (event.code === "ArrowLeft") return { x: x - indent, y };
  const next = sortableKeyboardCoordinates(event, args);
  return next ? { x, y: next.y } : undefined;
};

/** What a screen reader says while a category is dragged; `sideways` is how far, in pixels to the right. */
export function treeAnnouncements(rows: readonly TreeRow[], sideways: () => number): Announcements {
  const rowOf = (id: number | string) => rows.find(({ category }) => category.id === id);
  const nameOf = (id: number | string) => rowOf(id)?.category.name ?? "";
  const describe = (id: number | string, overId: number | string, deltaX: number): string => {
    const row = rowOf(id);
    if (!row) return "";
    const drop = { id: Number(id), overId: Number(overId), wantedDepth: wantedDepthOf(row.depth, deltaX) };
    const place = placeOfDrop(rows, drop);
    return `${row.category.name} ${place ? `goes ${describePlace(rows, place)}` : "stays where it is"}.`;
  };
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} taken.`,
    onDragMove: ({ active, over }) => (over ? describe(active.id, over.id, sideways()) : undefined),
    onDragOver: ({ active, over }) => (over ? describe(active.id, over.id, sideways()) : undefined),
    onDragEnd: ({ active }) => `${nameOf(active.id)} dropped.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
