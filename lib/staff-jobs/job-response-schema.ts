import { z } from "zod";

/** The response of an endpoint that created a job. */
export const jobResponseSchema = z.object({ jobId: z.string() });
