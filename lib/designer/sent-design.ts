import { z } from "zod";
import { type DesignDocument, designSchema } from "./document";
import { describeIssue } from "./printing/design-issue";
import { findOverweight } from "./printing/weight";
import { designIdSchema, designNameSchema } from "./saved-design";

/** A design that is too heavy is refused before drawing. Stored designs are readable whatever their weight. */
function refuseOverweight({ document }: { document: DesignDocument }, context: z.RefinementCtx): void {
  for (const issue of findOverweight(document))
    context.addIssue({ code: "custom", path: [], message: describeIssue(issue) });
}

/** `rev`: the last revision that the editor has, 0 for a new design. */
export const saveDesignSchema = z
  .strictObject({
    id: designIdSchema,
    name: designNameSchema,
    rev: z.int().min(0).max(1_000_000_000),
    document: designSchema,
  })
  .superRefine(refuseOverweight);

export const freezeDesignSchema = z
  .strictObject({ designId: designIdSchema, name: designNameSchema, document: designSchema })
  .superRefine(refuseOverweight);
export type FreezeDesign = z.output<typeof freezeDesignSchema>;
