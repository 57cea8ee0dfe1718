import { z } from "zod";
import { findTextProblem } from "@/lib/content/text-limits";
import { checkFacts } from "@/lib/facts/check-facts";
import { isBlank } from "@/lib/sanitize-text";

import type { PageText } from "./page-key";

const words = (max: number, message: string) =>
  z
    .string()
    .trim()
    .transform((typed) => typed.replaceAll("\u0000", ""))
    .refine((typed) => !isBlank(typed), message)
    .refine((typed) => typed.length <= max, `Up to ${max} characters`)
    .superRefine(checkFacts);

export const pageSchema = z.strictObject({
  title: words(120, "Enter a title"),
  heading: words(120, "Enter a heading"),
  lead: z.string().trim().max(500, "Up to 500 characters").superRefine(checkFacts),
  description: words(320, "Enter a description for search engines"),
  body: z.string().superRefine((body, context) => {
    const problem = isBlank(body) ? "Enter the text" : findTextProblem(body);
    if (problem) context.addIssue({ code: "custom", message: problem });
    else checkFacts(body, context);
  }),
}) satisfies z.ZodType<PageText, PageText>;
