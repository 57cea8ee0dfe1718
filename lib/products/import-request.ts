import { z } from "zod";

export const importSchema = z.strictObject({
  fileName: z.string().trim().min(1).max(150),
  text: z.string(),
});
