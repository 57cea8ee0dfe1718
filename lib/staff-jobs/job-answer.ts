import { z } from "zod";

/** What an endpoint answers that wrote a job down. */
export const jobAnswer = z.object({ jobId: z.string() });
