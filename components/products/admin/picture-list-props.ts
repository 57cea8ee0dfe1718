import type { AdminColor } from "@/lib/products/admin-product";
import type { PictureRow as Picture } from "@/lib/products/product-form";

export interface PictureListProps {
  pictures: readonly (Picture & { id: string })[];
  colors: readonly AdminColor[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}
