import { z } from "zod";

const backendSchema = z.object({
  databaseUrl: z.string(),
  url: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
});

/** Where global setup (start-backend.ts) put the database and the gateway of this run. */
export const backend = backendSchema.parse(JSON.parse(process.env.KAPAS_TEST_BACKEND ?? "{}"));
