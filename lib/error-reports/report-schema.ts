import { z } from "zod";
import { oddCharacter } from "@/lib/clean-text";

/**
 * What broke: a screen that could not be drawn, an error or a promise that nobody caught, a request that failed, who is signed
 * in, a script of ours that did not load. Limits count each by itself.
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
  /** Of the page, with or without its origin; what follows "?" is dropped. */
  url: text(2000),
  stack: text(8000).optional(),
  /** What Next gives an error of the server, to find it in the log. */
  digest: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** By the clock of the browser, in ms since 1970. */
  timestamp: z.number().int().positive().max(1e14).optional(),
});

export type ErrorReport = z.infer<typeof errorReportSchema>;
