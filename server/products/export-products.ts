import "server-only";
import { byteOrderMark, writeCsv } from "@/lib/products/csv";
import { CategoryNames } from "@/lib/products/csv-category";
import { rowsOfSheet } from "@/lib/products/csv-rows";
import { csvColumns, type ProductSheet } from "@/lib/products/csv-sheet";
import { listCategoryRows, listSheets } from "./csv-repository";

/** The CSV file of the products whose ids come in pages, page by page. */
export async function* writeProductsCsv(pages: AsyncIterable<number[]>): AsyncGenerator<Uint8Array> {
  const categories = new CategoryNames(await listCategoryRows());
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + writeCsv([csvColumns]));
  for await (const ids of pages) {
    const sheets: ProductSheet[] = ids.length > 0 ? await listSheets(ids) : [];
    if (sheets.length > 0) {
      yield encoder.encode(writeCsv(sheets.flatMap((sheet) => rowsOfSheet(sheet, categories))));
    }
  }
}
