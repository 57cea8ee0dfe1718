import { useFormContext } from "react-hook-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import type { RowDrag } from "@/components/admin/sortable-rows";
import { ProductPicture } from "@/components/pictures/product-picture";
import { cn } from "@/components/ui/cn";
import { TrashIcon } from "@/components/ui/form-icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { AdminColor } from "@/lib/products/admin-product";
import type { ProductForm } from "@/lib/products/product-form";
import { longest, pictureTypes } from "@/lib/products/product-limits";
import { pictureTypeNames } from "./product-labels";

interface PictureRowProps {
  index: number;
  url: string;
  colors: readonly AdminColor[];
  onRemove: () => void;
  /** Absent until the row can be dragged. */
  drag?: RowDrag;
}

/** One picture: its drag handle, for pointer and keyboard, and its alt text. */
export function PictureRow({ index, url, colors, onRemove, drag }: PictureRowProps) {
  const { register } = useFormContext<ProductForm>();
  const nr = index + 1;
  const path = `pictures.${index}` as const;
  return (
    <li
      ref={drag?.line}
      style={drag?.style}
      className={cn(
        "grid grid-cols-[auto_4rem_minmax(0,1fr)_auto] items-center gap-2 sm:gap-3 border-t bg-background py-3 first:border-t-0",
        drag?.isDragging && "relative z-10 shadow-float",
      )}
    >
      <button
        type="button"
        {...drag?.handle}
        aria-label={`Move picture ${nr}`}
        className="grid h-9 w-8 pointer-coarse:size-11 cursor-grab touch-none place-items-center rounded-sm text-muted-foreground hover:bg-accent active:cursor-grabbing"
      >
        <span aria-hidden="true" className="text-lg leading-none">
          ⠿
        </span>
      </button>
      <div className="relative">
        <ProductPicture url={url} alt="" sizes="64px" maxWidth={320} className="rounded-sm" />
        {index === 0 ? (
          <span className="absolute inset-x-0 bottom-0 bg-background/90 text-center text-xs">Cover</span>
        ) : null}
      </div>
      <div className="grid min-w-0 gap-2 sm:grid-cols-[9rem_8rem_minmax(0,1fr)]">
        <Select aria-label={`Colour of picture ${nr}`} {...register(`${path}.color`)}>
          <option value="">All colours</option>
          {colors.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <Select aria-label={`Side of picture ${nr}`} {...register(`${path}.type`)}>
          {pictureTypes.map((type) => (
            <option key={type} value={type}>
              {pictureTypeNames[type]}
            </option>
          ))}
        </Select>
        <Input
          id={fieldIdOf(`${path}.alt`)}
          aria-label={`Alt text for picture ${nr}`}
          placeholder="Alt text"
          maxLength={longest.alt}
          autoComplete="off"
          {...register(`${path}.alt`)}
        />
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove picture ${nr}`}
        className="grid size-9 pointer-coarse:size-11 place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <TrashIcon className="size-5" />
      </button>
    </li>
  );
}
