import "server-only";
import sharp from "sharp";
import { sidesShowing } from "@/lib/designer/printing/placements";
import type { PrintView } from "@/lib/designer/printing/print-areas";
import { type AdminDesign, folderOf, formatSideName } from "@/lib/orders/admin-designs";
import { readDesignFile } from "@/server/designs/file-repository";
import { measureDistanceToPrint } from "@/server/designs/measure-distance-to-print";
import { aJob } from "@/server/designs/render-once";
import { readVersionPicture } from "@/server/designs/version-picture";
import { type Job, renderJobSheet } from "@/server/invoices/render-job-sheet";
import { type ZipEntry, zipEntries } from "@/server/zip-entries";

/** The files of an order's designs with their job sheet, as a ZIP in parts. */
export function zipPrintFiles(
  orderNumber: string,
  designs: readonly AdminDesign[],
  shopName: string,
): AsyncGenerator<Uint8Array> {
  return zipEntries(entriesOf(orderNumber, designs, shopName));
}

async function* entriesOf(
  orderNumber: string,
  designs: readonly AdminDesign[],
  shopName: string,
): AsyncGenerator<ZipEntry> {
  const jobs: Job[] = [];
  for (const [index, design] of designs.entries()) {
    // One design at a time, so that the download of a team's order begins at once.
    const opened = await openJob(design);
    jobs.push(opened);
    const { dropsMm } = opened;
    const folder = folderOf(design, index);
    const { name, garment, cut, colour, versionId, items } = design;
    const prints = design.prints.map((print) => ({
      ...print,
      side: formatSideName(print.view),
      belowCollarMm: dropsMm.get(print.view) ?? null,
    }));
    const files = design.files.map(({ path: _path, ...file }) => ({
      ...file,
      name: `${file.view}.${file.kind}`,
    }));
    const job = {
      order: orderNumber,
      design: name,
      version: versionId,
      garment,
      cut,
      colour,
      items,
      prints,
      files,
    };
    yield {
      name: `${folder}/job.json`,
      bytes: new TextEncoder().encode(`${JSON.stringify(job, null, 2)}\n`),
    };
    for (const { path, view, kind } of design.files) {
      yield { name: `${folder}/${view}.${kind}`, bytes: await readPrintFile(path) };
    }
  }
  yield { name: "job-sheet.pdf", bytes: await renderJobSheet(orderNumber, jobs, shopName) };
}

async function readPrintFile(path: string): Promise<Buffer> {
  const bytes = await readDesignFile("print-files", path);
  if (!bytes) throw new Error(`print files: ${path} is gone`);
  return bytes;
}

const mockupWidth = 550;

/** One file after the other: a print has 17 million pixels. */
async function openJob(design: AdminDesign): Promise<Job> {
  const mockups: Buffer[] = [];
  for (const side of sidesShowing(design.prints)) {
    const picture = await readVersionPicture(design.versionId, side, aJob);
    if (picture) mockups.push(await sharp(picture).resize(mockupWidth).jpeg().toBuffer());
  }
  const dropsMm = new Map<PrintView, number>();
  for (const { path, view } of design.files.filter(({ kind }) => kind === "png")) {
    const drop = await measureDistanceToPrint(await readPrintFile(path), design.cut, view);
    if (drop !== null) dropsMm.set(view, Math.round(drop));
  }
  return { design, mockups, dropsMm };
}
