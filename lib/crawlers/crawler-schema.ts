import { z } from "zod";

export const crawlerSchema = z.strictObject({
  aiCrawlers: z.enum(["all", "none"]),
  isIndexNowOn: z.boolean(),
});

export type CrawlerForm = z.infer<typeof crawlerSchema>;
