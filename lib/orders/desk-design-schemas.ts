import { z } from "zod";
import { cuts, printViews } from "@/lib/designer/print-areas";

export const printFileSchema = z
  .object({
    view: z.enum(printViews),
    kind: z.enum(["png", "svg"]),
    path: z.string(),
    sha256: z.string(),
    width_px: z.number(),
    height_px: z.number(),
    bytes: z.number(),
    made_at: z.string(),
  })
  .transform(({ width_px, height_px, made_at, ...file }) => ({
    ...file,
    widthPx: width_px,
    heightPx: height_px,
    madeAt: made_at,
  }));

/** The designs of an order as desk_designs() gives them, for those who print. */
export const deskDesignsSchema = z.array(
  z
    .object({
      version_id: z.string(),
      name: z.string(),
      /** The blank that it is printed on. */
      garment: z.string(),
      cut: z.enum(cuts),
      colour: z.string(),
      prints: z.array(z.object({ view: z.enum(printViews), width_mm: z.number(), height_mm: z.number() })),
      rights_version: z.string().nullable(),
      rights_accepted_at: z.string().nullable(),
      problem: z.string().nullable(),
      attempts: z.number(),
      pieces: z.array(
        z
          .object({ size: z.string(), color_name: z.string(), sku: z.string(), quantity: z.number() })
          .transform(({ color_name, ...piece }) => ({ ...piece, colorName: color_name })),
      ),
      files: z.array(printFileSchema),
      /** How its review stands; null: nobody was asked. */
      review: z
        .object({ submission_id: z.string(), state: z.enum(["waiting", "approved", "refused"]) })
        .transform(({ submission_id, state }) => ({ submissionId: submission_id, state }))
        .nullable(),
    })
    .transform(({ version_id, prints, rights_version, rights_accepted_at, ...design }) => ({
      ...design,
      versionId: version_id,
      rights:
        rights_version && rights_accepted_at ? { version: rights_version, at: rights_accepted_at } : null,
      prints: prints.map(({ view, width_mm, height_mm }) => ({
        view,
        widthMm: width_mm,
        heightMm: height_mm,
      })),
    })),
);
