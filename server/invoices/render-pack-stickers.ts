import "server-only";
import type { PackSticker } from "@/lib/products/pack-sticker";
import { Sheet, stickerPage } from "./pdf-sheet";

/** One sticker a page, for a label printer. */
export function renderPackStickers(stickers: readonly PackSticker[], shopName: string): Promise<Buffer> {
  const sheet = new Sheet({ title: "Pack stickers", author: shopName, footer: null, page: stickerPage });
  for (const [index, { name, variant, sku, code, facts }] of stickers.entries()) {
    if (index > 0) sheet.turnPage();
    const line = (text: string, font: Parameters<Sheet["write"]>[2]) => {
      sheet.y = sheet.write(text, { x: sheet.left, y: sheet.y, width: sheet.width }, font);
    };
    line(name, { face: "strong", size: 12 });
    line(`${variant} | SKU ${sku}${code === sku ? "" : ` | ${code}`}`, { size: 8 });
    sheet.y += 4;
    for (const { label, text } of facts) line(`${label}: ${text}`, { size: 7 });
  }
  return sheet.finish();
}
