import type { z } from "zod";
import type { PicturedVersion } from "@/lib/designer/design-paths";
import type { PrintArea, PrintView } from "@/lib/designer/printing/print-areas";
import { formatArea } from "@/lib/designer/shop";
import type { adminDesignsSchema, printFileSchema } from "./admin-design-schemas";
import type { OrderStatus } from "./order";

export type PrintFile = z.output<typeof printFileSchema>;
export type AdminDesign = z.output<typeof adminDesignsSchema>[number];

/** A design with its cloth colour, as background for its prints. */
export type ShownDesign = AdminDesign & PicturedVersion & { clothHex: string };

/** "Front" or "Left sleeve": the wearer's left. */
export function formatSideName(view: PrintView): string {
  const word = view.charAt(0).toUpperCase() + view.slice(1);
  return view === "left" || view === "right" ? `${word} sleeve` : word;
}

/** "20.3 × 25.4 cm (8 × 10 in)" */
export function formatPrintSize({ widthMm, heightMm }: PrintArea): string {
  const centimetres = (mm: number) => Math.round(mm) / 10;
  return `${centimetres(widthMm)} × ${centimetres(heightMm)} cm (${formatArea({ widthMm, heightMm })})`;
}

/** Whether each printed side has its PNG and its outlines. */
export function hasFiles({ prints, files }: Pick<AdminDesign, "prints" | "files">): boolean {
  return files.length >= prints.length * 2;
}

/** In these statuses, the jobs make missing files; same as claim_print_work() in SQL. */
const printed: readonly OrderStatus[] = ["Confirmed", "In Production", "Packed"];
const unconfirmed: readonly OrderStatus[] = ["Pending Payment", "COD Review"];

/** Why nothing of an order is printed; null: it may be, or was. */
export function explainNotPrinted(status: OrderStatus): string | null {
  if (unconfirmed.includes(status)) {
    return "Not confirmed yet. Don't print until it's paid or confirmed.";
  }
  return status === "Cancelled" ? "Cancelled. Don't print." : null;
}

/** Why the files are missing, for staff. */
export function explainMissingFiles(
  { problem, attempts, review }: Pick<AdminDesign, "problem" | "attempts" | "review">,
  status: OrderStatus,
): string {
  if (unconfirmed.includes(status)) return "Print files are made when the order is confirmed.";
  if (!printed.includes(status)) return "No files. This order no longer needs printing.";
  if (status === "Confirmed" && review?.state !== "approved")
    return "Print files are made once all designs are approved.";
  if (problem === null) return "Making the files. This takes up to two minutes after the order is confirmed.";
  return `The files couldn't be made, ${attempts === 1 ? "once" : `${attempts} times`} so far: ${problem}. We'll retry automatically.`;
}

/** A folder of the ZIP, such as "1-mumbai-local". */
export function folderOf(design: Pick<AdminDesign, "name">, index: number): string {
  const slug = design.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return [String(index + 1), slug].filter(Boolean).join("-");
}
