import "server-only";
import { Zip, ZipPassThrough } from "fflate";
import { type DeskDesign, folderOf } from "@/lib/orders/desk-designs";
import { readDesignFile } from "@/server/designs/file-repository";
import { renderJobSheet } from "@/server/invoices/render-job-sheet";

/** The files of an order's designs with their job sheet, as a ZIP in parts. */
export function zipPrintFiles(
  orderNumber: string,
  designs: readonly DeskDesign[],
  shopName: string,
): AsyncGenerator<Uint8Array> {
  return zip(entriesOf(orderNumber, designs, shopName));
}

interface Entry {
  name: string;
  bytes: Uint8Array;
}

async function* entriesOf(
  orderNumber: string,
  designs: readonly DeskDesign[],
  shopName: string,
): AsyncGenerator<Entry> {
  yield { name: "job-sheet.pdf", bytes: await renderJobSheet(orderNumber, designs, shopName) };
  for (const [index, design] of designs.entries()) {
    const folder = folderOf(design, index);
    const { name, cut, colour, versionId, prints, pieces } = design;
    const files = design.files.map(({ path: _path, ...file }) => ({
      ...file,
      name: `${file.view}.${file.kind}`,
    }));
    const job = { order: orderNumber, design: name, version: versionId, cut, colour, pieces, prints, files };
    yield {
      name: `${folder}/job.json`,
      bytes: new TextEncoder().encode(`${JSON.stringify(job, null, 2)}\n`),
    };
    for (const { path, view, kind } of design.files) {
      const bytes = await readDesignFile("print-files", path);
      if (!bytes) throw new Error(`print files: ${path} is gone`);
      yield { name: `${folder}/${view}.${kind}`, bytes };
    }
  }
}

/** Nothing is packed tighter: PNG is that already, and one file is in memory at a time. */
async function* zip(entries: AsyncGenerator<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name);
    archive.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
