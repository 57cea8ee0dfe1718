import { z } from "zod";
import { maxPincodeBytes } from "./pincode-import";

/** What the page sends: a dry run first, then the same file with the numbers that the dry run told. */
export const pincodeImportSchema = z.strictObject({
  file: z.string().max(maxPincodeBytes),
  /** Null: a dry run. */
  expected: z.strictObject({ adds: z.int().min(0), changes: z.int().min(0) }).nullable(),
});
