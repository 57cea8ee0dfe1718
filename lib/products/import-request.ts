import { z } from "zod";

/** A file of 20,000 lines is about half as large. */
export const importMaxBytes = 16 * 1024 * 1024;

export const importSchema = z.strictObject({
  fileName: z.string().trim().min(1).max(150),
  text: z.string(),
});
