import "server-only";
import { mmOf } from "@/lib/designer/printing/print-example";
import { type PrintingSettings, parsePrintingSettings } from "@/lib/designer/printing/printing";
import type { PrintingForm } from "@/lib/designer/printing/printing-form";
import { viewerRpc } from "@/server/supabase/viewer-client";

export async function readPrinting(): Promise<PrintingSettings> {
  return parsePrintingSettings(await viewerRpc("get_printing_settings"));
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
    breaks: breaks.map(({ quantity, percent }) => ({ quantity: Number(quantity), percent: Number(percent) })),
    blanks: Object.fromEntries(
      Object.entries(blanks).map(([cut, id]) => [cut, id === "" ? null : Number(id)]),
    ),
    version: version ?? "",
  });
}
