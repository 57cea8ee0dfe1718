import "server-only";
import { z } from "zod";
import { byteOrderMark, writeCsv } from "@/lib/products/csv";
import { CategoryNames } from "@/lib/products/csv-category";
import { rowsOfSheet } from "@/lib/products/csv-rows";
import { csvColumns } from "@/lib/products/csv-sheet";
import {
  type ClaimedJob,
  countLiveProducts,
  finishJob,
  listCategoryRows,
  listSheetsFor,
  saveJobProgress,
  savePart,
} from "./repository";

const productsPerPart = 500;

const placeSchema = z.object({ after: z.number(), part: z.number() }).catch({ after: 0, part: 0 });
const inputSchema = z.object({ name: z.string() });

/** Writes all products into a file, part by part. */
export async function exportProducts(job: ClaimedJob, end: number): Promise<boolean> {
  const { name } = inputSchema.parse(job.input);
  let { after, part } = placeSchema.parse(job.place);
  let done = job.done;
  const total = Math.max(job.total, await countLiveProducts());
  const categories = new CategoryNames(await listCategoryRows());
  while (performance.now() < end) {
    const sheets = await listSheetsFor(job.startedBy ?? "", after, productsPerPart);
    const last = sheets.at(-1);
    if (!last && part > 0) return finishJob(job, { file: { name, parts: part } }).then(() => true);
    const heading = part === 0 ? byteOrderMark + writeCsv([csvColumns]) : "";
    await savePart(
      job.id,
      part,
      heading + writeCsv(sheets.flatMap((sheet) => rowsOfSheet(sheet, categories))),
    );
    part += 1;
    after = last?.id ?? after;
    done += sheets.length;
    const isOurs = await saveJobProgress(job, { done, total: Math.max(total, done), place: { after, part } });
    if (!isOurs) return true;
  }
  return false;
}
