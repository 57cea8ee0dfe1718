import type { DeskColor } from "@/lib/products/desk-product";
import type { PictureRow as Picture } from "@/lib/products/product-form";

export interface PictureListProps {
  pictures: readonly (Picture & { id: string })[];
  colors: readonly DeskColor[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}
