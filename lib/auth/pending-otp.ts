import { z } from "zod";

const otpLifetimeSeconds = 300;
/** How long an expired code is remembered, so that its page can explain it and offer another. */
export const otpMemorySeconds = 30 * 60;

/** A sent code. Stored in the visitor's cookie; it grants nothing, only the code does. */
const pendingOtpSchema = z.object({
  phone: z.string().regex(/^\+[1-9][0-9]{9,14}$/),
  purpose: z.enum(["login", "register"]),
  /** Milliseconds; 0 when the code can't be used any more */
  sentAt: z.number().int().min(0),
  /** The visitor returned to the form. The code stays valid: the same number may be sent again. */
  isLeft: z.boolean().optional(),
  /** The other registration fields, for showing the form again */
  typed: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }).optional(),
});
export type PendingOtp = z.infer<typeof pendingOtpSchema>;

export function parsePendingOtp(text: string | undefined): PendingOtp | null {
  if (!text) return null;
  try {
    return pendingOtpSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whole seconds until the code expires, never more than its lifetime: a clock or a cookie may be wrong. */
export function secondsLeft({ sentAt }: Pick<PendingOtp, "sentAt">, now: number): number {
  const left = Math.ceil((sentAt + otpLifetimeSeconds * 1000 - now) / 1000);
  return Math.min(Math.max(left, 0), otpLifetimeSeconds);
}
