import { z } from "zod";
import { artAspectIds } from "./art-aspects";
import { artStyleIds } from "./art-styles";

/** Far longer than a prompt may be: checkPrompt() gives the readable error. */
const maxSent = 20_000;

export const artRequestSchema = z.strictObject({
  /** Set by the browser: a repeated request is the same picture. */
  id: z.uuid(),
  prompt: z.string().max(maxSent),
  style: z.enum(artStyleIds),
  aspect: z.enum(artAspectIds),
  isTransparent: z.boolean(),
  parentId: z.uuid().nullable(),
});

export type ArtRequest = z.infer<typeof artRequestSchema>;
