import { z } from "zod";

const backendSchema = z.object({
  databaseUrl: z.string(),
  url: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
});

/** The database of this test file and the gateway in front of it; see file-database.ts. */
export const backend = backendSchema.parse(Reflect.get(globalThis, "kapasBackend"));
