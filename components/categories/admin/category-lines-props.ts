import type { AdminCategory } from "@/lib/categories/admin-category";
import type { Place, TreeRow } from "@/lib/categories/category-tree";

export interface CategoryLinesProps {
  /** The list's name. */
  label: string;
  rows: readonly TreeRow[];
  canWrite: boolean;
  isWorking: boolean;
  onMove: (row: TreeRow, place: Place) => void;
  onDelete: (category: AdminCategory) => void;
}
