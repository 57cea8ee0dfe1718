import "server-only";

const explanations: readonly [RegExp, string][] = [
  [
    /enough balance/i,
    "Razorpay's balance is too low. Add funds in the Razorpay dashboard or wait for payments, then refund again.",
  ],
  [/6 months/i, "The payment is more than 6 months old, so the bank won't refund it. Refund it by UPI."],
  [
    /fully refunded|greater than|never captured/i,
    "Less than this is left of the payment at Razorpay. Compare its refunds in the Razorpay dashboard.",
  ],
];

/** Explains the gateway's permanent refusal of a refund to staff. */
export function explainRefusal(reason: string | null): string {
  const known = explanations.find(([pattern]) => pattern.test(reason ?? ""));
  return known?.[1] ?? `Razorpay refused it: ${reason ?? "no reason given"}`;
}
