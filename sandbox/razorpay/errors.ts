import type { Context } from "hono";

type Status = 400 | 401 | 404 | 409;

/** Razorpay's error body. */
export function refusal(c: Context, status: Status, description: string, field?: string) {
  return c.json(
    {
      error: {
        code: "BAD_REQUEST_ERROR",
        description,
        source: "business",
        step: "payment_initiation",
        reason: "input_validation_failed",
        metadata: {},
        ...(field && { field }),
      },
    },
    status,
  );
}
