import { z } from "zod";

const inputSchema = z.object({
  change: z.string(),
  kind: z.string(),
  total: z.string().nullable(),
  unchanged: z.number(),
  refusedCount: z.number(),
  refused: z.array(z.object({ id: z.number(), name: z.string(), why: z.string() })),
});

const itemSchema = z.object({ id: z.number(), label: z.string(), before: z.string(), after: z.string() });

export type BulkPreview = z.output<typeof inputSchema> & { items: z.output<typeof itemSchema>[] };

/** The preview of a prepared bulk change. */
export function readBulkPreview(job: { input: unknown; items: unknown[] }): BulkPreview {
  return { ...inputSchema.parse(job.input), items: z.array(itemSchema).parse(job.items) };
}
