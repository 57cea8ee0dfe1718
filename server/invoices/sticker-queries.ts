import "server-only";
import { z } from "zod";
import { formatMrp, listProductFacts } from "@/lib/catalog/product-information";
import { maxStickers, type PackSticker, writeZpl } from "@/lib/products/pack-sticker";
import { typedPaise } from "@/lib/products/product-form";
import { AppError } from "@/server/errors";
import type { Download } from "@/server/gate/download-response";
import { admit } from "@/server/gate/guard";
import type { PdfFile } from "@/server/gate/pdf-response";
import { findAdminProduct, listChoices, readInformation } from "@/server/products/repository";
import { getBrand } from "@/server/settings/queries";
import { renderPackStickers } from "./render-pack-stickers";

const askedSchema = z.object({
  product: z.coerce.number().int().positive(),
  /** Empty: one of each variant on sale. */
  sku: z.string().max(64).default(""),
  copies: z.coerce.number().int().min(1).max(maxStickers).default(1),
});

/** The stickers of a URL; AppError("not_found") without permission, product or variant. */
async function readStickers(params: URLSearchParams): Promise<{ name: string; stickers: PackSticker[] }> {
  await admit("products.read");
  const asked = askedSchema.safeParse(Object.fromEntries(params));
  if (!asked.success)
    throw new AppError("invalid_input", `Choose a variant and from 1 to ${maxStickers} copies.`);
  const { product: id, sku, copies } = asked.data;
  const [product, information, { colors }, brand] = await Promise.all([
    findAdminProduct(id),
    readInformation(id),
    listChoices(),
    getBrand(),
  ]);
  const variants = product?.form.variants.filter((variant) => (sku ? variant.sku === sku : variant.isActive));
  if (!product || !information || !variants?.length)
    throw new AppError("not_found", "We can't find this variant.");
  const { form } = product;
  const each = variants.map(({ sku: own, barcode, color, size, price, mrp }): PackSticker => {
    const mrpPaise = typedPaise(mrp || form.mrp || price || form.price);
    return {
      name: form.name,
      variant: `${colors.find(({ slug }) => slug === color)?.name ?? color}, ${size}`,
      sku: own,
      code: barcode || own,
      facts: listProductFacts(information, formatMrp({ mrpPaise, variants: [] }), brand),
    };
  });
  const stickers = each.flatMap((one) => Array.from({ length: copies }, () => one));
  if (stickers.length > maxStickers) {
    throw new AppError("invalid_input", `At most ${maxStickers} stickers at once. Print fewer copies.`);
  }
  return { name: `stickers-${id}`, stickers };
}

export async function requireStickersPdf(params: URLSearchParams): Promise<PdfFile> {
  const [{ name, stickers }, { shopName }] = await Promise.all([readStickers(params), getBrand()]);
  return { name: `${name}.pdf`, bytes: await renderPackStickers(stickers, shopName) };
}

export async function requireStickersZpl(params: URLSearchParams): Promise<Download> {
  const { name, stickers } = await readStickers(params);
  async function* parts() {
    yield new TextEncoder().encode(writeZpl(stickers));
  }
  return { name: `${name}.zpl`, parts: parts() };
}
