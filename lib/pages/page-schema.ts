import { z } from "zod";
import { listPlaceholders } from "@/lib/content/placeholders";
import { findTextProblem } from "@/lib/content/text-limits";
import { pageFactNames } from "./page-facts";
import type { PageText } from "./page-key";

const words = (most: number, message: string) =>
  z
    .string()
    .trim()
    .transform((typed) => typed.replaceAll("\u0000", ""))
    .refine((typed) => typed !== "", message)
    .refine((typed) => typed.length <= most, `Up to ${most} characters`)
    .superRefine(checkFacts);

/** Refuses `{{name}}` that stands for nothing. */
export function checkFacts(typed: string, context: z.RefinementCtx): void {
  const unknown = listPlaceholders(typed).filter((name) => !Object.hasOwn(pageFactNames, name));
  if (unknown.length === 0) return;
  const known = Object.keys(pageFactNames).join(", ");
  const message = `The shop knows no {{${unknown[0]}}}. There are: ${known}`;
  context.addIssue({ code: "custom", message });
}

export const pageSchema = z.strictObject({
  title: words(120, "Give the page a title"),
  heading: words(120, "Give the page a heading"),
  lead: z.string().trim().max(500, "Up to 500 characters").superRefine(checkFacts),
  description: words(320, "Write a sentence for search engines"),
  body: z.string().superRefine((body, context) => {
    const problem = body.trim() === "" ? "Write the text" : findTextProblem(body);
    if (problem) context.addIssue({ code: "custom", message: problem });
    else checkFacts(body, context);
  }),
}) satisfies z.ZodType<PageText, PageText>;
