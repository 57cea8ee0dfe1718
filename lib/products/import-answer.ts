import { z } from "zod";

const problemSchema = z.object({ line: z.number(), column: z.string().nullable(), message: z.string() });
/** The result of an uploaded import file. */
export const importAnswer = z.discriminatedUnion("is", [
  z.object({ is: z.literal("ready"), jobId: z.string() }),
  z.object({ is: z.literal("refused"), problems: z.array(problemSchema), lines: z.number() }),
  z.object({ is: z.literal("same"), unchanged: z.number() }),
]);

export type ImportAnswer = z.output<typeof importAnswer>;
