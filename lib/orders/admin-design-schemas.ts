import { z } from "zod";
import { cuts, printViews } from "@/lib/designer/printing/print-areas";
import { printRowSchema } from "@/lib/designer/printing/print-row";
import { row } from "@/lib/row";

export const printFileSchema = row({
  view: z.enum(printViews),
  kind: z.enum(["png", "svg"]),
  path: z.string(),
  sha256: z.string(),
  widthPx: z.number(),
  heightPx: z.number(),
  bytes: z.number(),
  madeAt: z.string(),
});

/** The designs of an order from get_admin_designs(), for printing staff. */
export const adminDesignsSchema = z.array(
  row({
    versionId: z.string(),
    name: z.string(),
    /** The blank that it is printed on. */
    garment: z.string(),
    cut: z.enum(cuts),
    colour: z.string(),
    prints: z.array(printRowSchema),
    rightsVersion: z.string().nullable(),
    rightsAcceptedAt: z.string().nullable(),
    problem: z.string().nullable(),
    attempts: z.number(),
    items: z.array(row({ size: z.string(), colorName: z.string(), sku: z.string(), quantity: z.number() })),
    files: z.array(printFileSchema),
    /** Its review; null: never submitted. */
    review: row({
      submissionId: z.string(),
      state: z.enum(["waiting", "approved", "refused"]),
    }).nullable(),
  }).transform(({ rightsVersion, rightsAcceptedAt, ...design }) => ({
    ...design,
    rights: rightsVersion && rightsAcceptedAt ? { version: rightsVersion, at: rightsAcceptedAt } : null,
  })),
);
