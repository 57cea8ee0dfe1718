import type { Failure } from "./entities";

/** intent: an app on the same phone. qr: scanned from another screen. Razorpay has no payment by a typed UPI ID (Collect). */
type UpiInstrument = { method: "upi"; flow: "intent" | "qr"; isApproved: boolean };

export type Instrument =
  | UpiInstrument
  | { method: "card"; number: string; otp: string }
  | { method: "emandate"; bank: string };

type Failed = { kind: "failed"; failure: Failure };

export type Outcome = { kind: "captured" } | Failed;

const CAPTURED: Outcome = { kind: "captured" };

function failed(description: string, step: string, reason: string, code = "BAD_REQUEST_ERROR"): Failed {
  return { kind: "failed", failure: { code, description, source: "customer", step, reason } };
}

export const DECLINED = failed(
  "Your payment didn't go through as it was declined by the bank. Try another payment method.",
  "payment_authorization",
  "payment_failed",
);

/** Razorpay's own test numbers; see checkout-and-safety, "Test". */
const CARDS: Record<string, Outcome> = {
  "5104015555555558": CAPTURED,
  "4718609108204366": CAPTURED,
  "5104060000000008": CAPTURED,
  "4100280000001007": CAPTURED,
  "5500670000001002": CAPTURED,
  "6527658900001005": CAPTURED,
  "4100280000080001": failed(
    "Your payment could not be completed due to insufficient account balance. Try another card.",
    "payment_authorization",
    "insufficient_fund",
  ),
  "4100280000090000": failed(
    "Your payment was not completed on time. Try again.",
    "payment_authentication",
    "payment_timed_out",
    "GATEWAY_ERROR",
  ),
};

const BANKS: Record<string, Outcome> = { HDFC: CAPTURED, UTIB: DECLINED };

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, "");
}

/** The outcome that an instrument selects, or a message for a buyer who typed something else. */
export function outcomeOf(instrument: Instrument): Outcome | { error: string } {
  if (instrument.method === "upi") return instrument.isApproved ? CAPTURED : DECLINED;
  if (instrument.method === "emandate") {
    return BANKS[instrument.bank] ?? { error: "The sandbox knows the banks HDFC and UTIB." };
  }
  const outcome = CARDS[digitsOf(instrument.number)];
  if (!outcome)
    return { error: "The sandbox knows Razorpay's test cards only, for example 4100 2800 0000 1007." };
  if (outcome.kind === "captured" && !/^\d{4,10}$/.test(instrument.otp)) {
    return failed("The OTP was wrong. Try again.", "payment_authentication", "incorrect_otp");
  }
  return outcome;
}

/** The payer's UPI ID, as their bank reports it. */
export function vpaOf(instrument: Instrument): string | undefined {
  if (instrument.method !== "upi") return undefined;
  return instrument.isApproved ? "success@razorpay" : "failure@razorpay";
}
