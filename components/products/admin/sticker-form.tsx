import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminProduct } from "@/lib/products/admin-product";
import { maxStickers } from "@/lib/products/pack-sticker";

/** Prints the pack's label with the saved product information, as PDF or for a label printer. */
export function StickerForm({ product: { id, form } }: { product: AdminProduct }) {
  const variants = form.variants.filter(({ isActive }) => isActive);
  if (variants.length === 0) return null;
  return (
    <form
      action={adminPaths.stickersFile("pdf")}
      target="_blank"
      className="mt-8 max-w-2xl border-t pt-6"
      rel="noopener"
    >
      <h2 className="font-semibold text-lg">Pack stickers</h2>
      <p className="mt-1 text-muted-foreground">100 × 75 mm, with the saved product information.</p>
      <input type="hidden" name="product" value={id} />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field id="sticker-sku" label="Variant">
          {(control) => (
            <Select name="sku" {...control}>
              <option value="">One of each active variant</option>
              {variants.map(({ sku, color, size }) => (
                <option key={sku} value={sku}>
                  {`${color} ${size}, ${sku}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="sticker-copies" label="Copies">
          {(control) => (
            <Input name="copies" type="number" min={1} max={maxStickers} defaultValue={1} {...control} />
          )}
        </Field>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="outline">
          Print PDF
        </Button>
        <Button type="submit" variant="outline" formAction={adminPaths.stickersFile("zpl")}>
          Download ZPL
        </Button>
      </div>
    </form>
  );
}
