import { z } from "zod";
import { maxPincodeBytes } from "./pincode-import";

/** The page's request: a dry run first, then the same file with the numbers from the dry run. */
export const pincodeImportSchema = z.strictObject({
  file: z.string().max(maxPincodeBytes),
  /** Null: a dry run. */
  expected: z.strictObject({ adds: z.int().min(0), changes: z.int().min(0) }).nullable(),
});
