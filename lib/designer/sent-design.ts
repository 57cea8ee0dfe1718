import { z } from "zod";
import { describeIssue } from "./design-issue";
import { type DesignDocument, designSchema } from "./document";
import { designIdSchema, designNameSchema } from "./saved-design";
import { findOverweight } from "./weight";

/** What is too much to draw is refused before anything is drawn. Stored designs are read whatever they weigh. */
function refuseOverweight({ document }: { document: DesignDocument }, context: z.RefinementCtx): void {
  for (const issue of findOverweight(document))
    context.addIssue({ code: "custom", path: [], message: describeIssue(issue) });
}

/** `rev`: the revision that the editor last saw, 0 for a new design. */
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
