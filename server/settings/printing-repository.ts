import "server-only";
import { mmOf } from "@/lib/designer/print-example";
import { type PrintingDesk, parsePrintingDesk } from "@/lib/designer/printing";
import type { PrintingForm } from "@/lib/designer/printing-form";
import { viewerRpc } from "@/server/supabase/viewer-client";

export async function readPrinting(): Promise<PrintingDesk> {
  return parsePrintingDesk(await viewerRpc("printing_desk"));
}

/** Saves everything, or refuses with the hint stale, bad_setting or bad_blank. */
export async function savePrinting(
  { bands, breaks, blanks }: PrintingForm,
  version: string | null,
): Promise<void> {
  await viewerRpc("save_printing", {
    bands: bands.map(({ name, width, height, price }) => ({
      name,
      width_mm: mmOf(width),
      height_mm: mmOf(height),
      price: Number(price),
    })),
    breaks: breaks.map(({ pieces, percent }) => ({ pieces: Number(pieces), percent: Number(percent) })),
    blanks: Object.fromEntries(
      Object.entries(blanks).map(([cut, id]) => [cut, id === "" ? null : Number(id)]),
    ),
    version: version ?? "",
  });
}
