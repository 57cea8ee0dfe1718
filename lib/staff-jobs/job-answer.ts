import { z } from "zod";

/** The response of an endpoint that created a job. */
export const jobAnswer = z.object({ jobId: z.string() });
