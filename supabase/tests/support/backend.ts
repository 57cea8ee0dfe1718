import { z } from "zod";

const backendSchema = z.object({
  databaseUrl: z.string(),
  url: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
});

const { KAPAS_TEST_BACKEND, JEST_WORKER_ID = "1" } = process.env;
const own = process.env[`KAPAS_TEST_BACKEND_${JEST_WORKER_ID}`];

/** Where global setup (start-backend.ts) put the database and the gateway of this worker. */
export const backend = backendSchema.parse(JSON.parse(KAPAS_TEST_BACKEND ?? own ?? "{}"));
