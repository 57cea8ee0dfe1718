import "server-only";
import type { z } from "zod";
import { plainIssues } from "@/lib/plain-issues";
import { checkFieldsMessage, type FieldErrors } from "@/lib/result";
import { sanitizeText } from "@/lib/sanitize-text";
import { AppError } from "@/server/errors";

/** Cleans and parses input; each invalid field gets its first message. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(sanitizeText(input), plainIssues);
  if (parsed.success) return parsed.data;
  const fieldErrors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.map(String).join(".");
    if (field) fieldErrors[field] ??= issue.message;
  }
  const whole = parsed.error.issues.find((issue) => issue.path.length === 0);
  throw new AppError(
    "invalid_input",
    whole?.message ?? checkFieldsMessage,
    fieldErrors satisfies FieldErrors,
  );
}
