import type { AdminCategory } from "@/lib/categories/admin-category";
import type { Place, TreeRow } from "@/lib/categories/category-tree";

export interface CategoryLinesProps {
  rows: readonly TreeRow[];
  canWrite: boolean;
  isWorking: boolean;
  onMove: (row: TreeRow, place: Place) => void;
  onDelete: (category: AdminCategory) => void;
}
