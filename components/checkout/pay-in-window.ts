import type { PaySession } from "@/lib/checkout/outcome";
import { palette } from "@/lib/palette";
import { publicEnv } from "@/lib/public-env";

/** The outcome of the gateway's window. dismissed: closed without a payment; `reason` explains the last failed attempt. */
export type WindowOutcome =
  | { kind: "paid"; paymentId: string; signature: string }
  | { kind: "dismissed"; reason: string | null }
  | { kind: "unavailable" };

interface GatewayAnswer {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface GatewayWindow {
  on: (event: "payment.failed", listener: (answer: { error?: { description?: string } }) => void) => void;
  open: () => void;
}

declare global {
  interface Window {
    Razorpay?: new (options: Record<string, unknown>) => GatewayWindow;
  }
}

let script: Promise<void> | undefined;

/** Loaded only when someone is about to pay. A failed load may be retried. */
function loadGateway(): Promise<void> {
  script ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = publicEnv.razorpayCheckoutUrl;
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      script = undefined;
      reject(new Error("The gateway's script did not load"));
    };
    document.head.append(element);
  });
  return script;
}

/** Seconds the window may stay open: a little less than the order's reservation. */
function secondsLeft(session: PaySession): number | undefined {
  if (!session.expiresAt) return undefined;
  return Math.max(Math.floor((Date.parse(session.expiresAt) - Date.now()) / 1000) - 60, 60);
}

export function payInWindow(session: PaySession, shopName: string): Promise<WindowOutcome> {
  return openGatewayWindow({
    key: session.keyId,
    order_id: session.gatewayOrderId,
    amount: session.amountPaise,
    currency: session.currency,
    name: shopName,
    description: `Order ${session.order.orderNumber}`,
    prefill: session.prefill,
    timeout: secondsLeft(session),
  });
}

/** Opens the gateway's window with its options, and resolves when it closes. */
export async function openGatewayWindow(options: Record<string, unknown>): Promise<WindowOutcome> {
  try {
    await loadGateway();
  } catch {
    return { kind: "unavailable" };
  }
  const { Razorpay } = window;
  if (!Razorpay) return { kind: "unavailable" };
  return new Promise((resolve) => {
    let reason: string | null = null;
    const gateway = new Razorpay({
      ...options,
      theme: { color: palette.madder },
      modal: { ondismiss: () => resolve({ kind: "dismissed", reason }) },
      handler: (answer: GatewayAnswer) =>
        resolve({
          kind: "paid",
          paymentId: answer.razorpay_payment_id,
          signature: answer.razorpay_signature,
        }),
    });
    gateway.on("payment.failed", (answer) => {
      reason = answer.error?.description ?? "The payment failed.";
    });
    gateway.open();
  });
}
