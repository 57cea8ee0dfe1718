import "server-only";
import { z } from "zod";
import { type Cut, cuts } from "@/lib/designer/printing/print-areas";
import type { PrintPrices } from "@/lib/designer/printing/print-price";
import { type Paise, toPaise } from "@/lib/money";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";

interface BlankVariant {
  size: string;
  color: string;
  listPaise: Paise;
  /** Stock that is not reserved. */
  free: number;
}

/** The product that designs of a cut are printed on. */
export interface BlankProduct {
  productId: number;
  cut: Cut;
  name: string;
  slug: string;
  pricePaise: Paise;
  fabric: string;
  picture: string | null;
  variants: BlankVariant[];
}

const cutSchema = z.enum(cuts);

/** With public rights: a blank that is a draft is not for sale. */
export async function listBlanks(): Promise<BlankProduct[]> {
  const answer = await publicClient()
    .from("products")
    .select(
      "id, cut, name, slug, price, fabric, product_images (image_url, position, id), product_variants!product_variants_product_id_fkey (size, color, price, available)",
    )
    .eq("is_blank", true)
    .eq("status", "published")
    .eq("is_deleted", false);
  return unwrap("products: blanks", answer)
    .map((row) => ({
      productId: row.id,
      cut: cutSchema.parse(row.cut),
      name: row.name,
      slug: row.slug,
      pricePaise: toPaise(row.price),
      fabric: row.fabric,
      picture:
        row.product_images.toSorted((a, b) => a.position - b.position || a.id - b.id)[0]?.image_url ?? null,
      variants: row.product_variants.map((variant) => ({
        size: variant.size,
        color: variant.color,
        listPaise: toPaise(variant.price ?? row.price),
        free: variant.available ?? 0,
      })),
    }))
    .toSorted((a, b) => cuts.indexOf(a.cut) - cuts.indexOf(b.cut));
}

export async function readPrintPrices(): Promise<PrintPrices> {
  const client = publicClient();
  const [bands, breaks] = await Promise.all([
    client.from("print_bands").select("id, name, width_mm, height_mm, price"),
    client.from("print_breaks").select("quantity, percent").order("quantity"),
  ]);
  return {
    bands: unwrap("print_bands: list", bands)
      .toSorted((a, b) => a.width_mm * a.height_mm - b.width_mm * b.height_mm || a.id - b.id)
      .map(({ name, width_mm, height_mm, price }) => ({
        name,
        widthMm: width_mm,
        heightMm: height_mm,
        pricePaise: toPaise(price),
      })),
    breaks: unwrap("print_breaks: list", breaks),
  };
}
