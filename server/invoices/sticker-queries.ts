import "server-only";
import { z } from "zod";
import { listProductFacts } from "@/lib/catalog/product-information";
import { formatPaise } from "@/lib/money";
import { maxStickers, type PackSticker, writeZpl } from "@/lib/products/pack-sticker";
import { typedPaise } from "@/lib/products/product-form";
import { AppError } from "@/server/errors";
import type { Download } from "@/server/gate/download-response";
import { admit } from "@/server/gate/guard";
import type { PdfFile } from "@/server/gate/pdf-response";
import { findAdminProduct, listChoices, readInformation } from "@/server/products/repository";
import { getBrand } from "@/server/settings/queries";
import { requireSlips } from "./queries";
import { renderPackStickers } from "./render-pack-stickers";
import { listPackedItems } from "./repository";

const askedSchema = z.object({
  product: z.coerce.number().int().positive(),
  /** Empty: one of each variant on sale. */
  sku: z.string().max(64).default(""),
  copies: z.coerce.number().int().min(1).max(maxStickers).default(1),
});

interface StickerFile {
  name: string;
  stickers: PackSticker[];
}

function repeat(stickers: readonly { sticker: PackSticker; copies: number }[]): PackSticker[] {
  const all = stickers.flatMap(({ sticker, copies }) => Array.from({ length: copies }, () => sticker));
  if (all.length > maxStickers) {
    throw new AppError("invalid_input", `At most ${maxStickers} stickers at once. Print fewer.`);
  }
  return all;
}

/** One sticker for each packed item of orders; AppError("not_found") for staff who don't pack them. */
async function readStickersOfOrders(orderNumbers: readonly string[]): Promise<StickerFile> {
  const slips = await requireSlips(orderNumbers);
  const [items, brand] = await Promise.all([
    listPackedItems(slips.map(({ orderNumber }) => orderNumber)),
    getBrand(),
  ]);
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const information = new Map(
    await Promise.all(ids.map(async (id) => [id, await readInformation(id)] as const)),
  );
  const stickers = items.flatMap(
    ({ productId, title, colorName, size, sku, barcode, mrpPaise, quantity }) => {
      const stated = information.get(productId);
      // A product that was deleted since the order states nothing.
      if (!stated) return [];
      const sticker: PackSticker = {
        name: title,
        variant: `${colorName}, ${size}`,
        sku,
        code: barcode || sku,
        facts: listProductFacts(stated, formatPaise(mrpPaise), brand),
      };
      return [{ sticker, copies: quantity }];
    },
  );
  if (stickers.length === 0) throw new AppError("not_found", "The products of this order no longer exist.");
  const name = slips.length === 1 ? `stickers-${slips[0].orderNumber}` : `stickers-${slips.length}-orders`;
  return { name, stickers: repeat(stickers) };
}

/** The stickers of a product's URL; AppError("not_found") without permission, product or variant. */
async function readStickers(params: URLSearchParams): Promise<StickerFile> {
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
  const stickers = variants.map(({ sku: own, barcode, color, size, price, mrp }) => {
    const mrpPaise = typedPaise(mrp || form.mrp || price || form.price);
    const sticker: PackSticker = {
      name: form.name,
      variant: `${colors.find(({ slug }) => slug === color)?.name ?? color}, ${size}`,
      sku: own,
      code: barcode || own,
      facts: listProductFacts(information, formatPaise(mrpPaise), brand),
    };
    return { sticker, copies };
  });
  return { name: `stickers-${id}`, stickers: repeat(stickers) };
}

async function toPdf({ name, stickers }: StickerFile): Promise<PdfFile> {
  const { shopName } = await getBrand();
  return { name: `${name}.pdf`, bytes: await renderPackStickers(stickers, shopName) };
}

function toZpl({ name, stickers }: StickerFile): Download {
  async function* parts() {
    yield new TextEncoder().encode(writeZpl(stickers));
  }
  return { name: `${name}.zpl`, parts: parts() };
}

export const requireStickersPdf = async (params: URLSearchParams) => toPdf(await readStickers(params));
export const requireStickersZpl = async (params: URLSearchParams) => toZpl(await readStickers(params));

export const requireOrderStickersPdf = async (orderNumbers: readonly string[]) =>
  toPdf(await readStickersOfOrders(orderNumbers));
export const requireOrderStickersZpl = async (orderNumbers: readonly string[]) =>
  toZpl(await readStickersOfOrders(orderNumbers));
