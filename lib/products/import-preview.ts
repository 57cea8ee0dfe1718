import { z } from "zod";

const inputSchema = z.object({
  fileName: z.string(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  newCategories: z.array(z.string()),
});

const itemSchema = z.object({
  line: z.number(),
  name: z.string(),
  id: z.number().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});

export type ImportPreview = z.output<typeof inputSchema> & { items: z.output<typeof itemSchema>[] };

/** The preview of a prepared import. */
export function readImportPreview(job: { input: unknown; items: unknown[] }): ImportPreview {
  return { ...inputSchema.parse(job.input), items: z.array(itemSchema).parse(job.items) };
}
