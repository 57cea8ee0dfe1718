import { z } from "zod";
import { oddCharacter } from "@/lib/sanitize-text";

/**
 * The source of an error: a screen that could not be drawn, an uncaught error or promise, a failed request, the signed-in
 * user, or our own script that did not load. Each has its own limits.
 */
const errorTypes = ["screen", "unhandled", "promise", "request", "auth", "script"] as const;

const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((given) => given.replace(new RegExp(oddCharacter, "g"), " "));

/** The error payload of POST /api/send-error-notification, as a browser sends it. */
export const errorReportSchema = z.strictObject({
  type: z.enum(errorTypes),
  message: text(2000).refine((message) => message.trim() !== "", "can't be empty"),
  /** The page's URL, with or without its origin; the part after "?" is dropped. */
  url: text(2000),
  stack: text(8000).optional(),
  /** Next's digest of a server error, which identifies it in the log. */
  digest: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** By the browser's clock, in ms since 1970. */
  timestamp: z.number().int().positive().max(1e14).optional(),
});

export type ErrorReport = z.infer<typeof errorReportSchema>;
