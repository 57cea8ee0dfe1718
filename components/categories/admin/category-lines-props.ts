import type { Place, TreeRow } from "@/lib/categories/category-tree";
import type { DeskCategory } from "@/lib/categories/desk-category";

export interface CategoryLinesProps {
  rows: readonly TreeRow[];
  canWrite: boolean;
  isWorking: boolean;
  onMove: (row: TreeRow, place: Place) => void;
  onDelete: (category: DeskCategory) => void;
}
