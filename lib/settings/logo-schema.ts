import { z } from "zod";
import { logoKeys } from "./logos";
import { versionSchema } from "./version-schema";

/** What the upload sends. */
export const logoUploadSchema = z.strictObject({
  key: z.enum(logoKeys),
  version: versionSchema,
  /** The file, base64 */
  data: z.base64(),
});
