import { z } from "zod";
import { logoKeys } from "./logos";
import { versionSchema } from "./version-schema";

/** The upload's payload. */
export const logoUploadSchema = z.strictObject({
  key: z.enum(logoKeys),
  version: versionSchema,
  /** The file, base64 */
  data: z.base64(),
});
