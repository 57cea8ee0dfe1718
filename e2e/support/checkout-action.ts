import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { PlaceOutcome } from "../../lib/checkout/outcome";
import { checkoutNotice } from "../../lib/privacy/collection-notices";
import type { Result } from "../../lib/result";
import { newIp } from "./attempts";
import type { Buyer } from "./buyer";
import type { Tee } from "./tees";

type Manifest = { node: Record<string, { exportedName?: string }> };

function idOf(action: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(".next/server/server-reference-manifest.json", "utf8"));
  const [id] = Object.entries(manifest.node).find(([, { exportedName }]) => exportedName === action) ?? [];
  if (id === undefined) throw new Error(`the build has no action ${action}`);
  return id;
}

const patienceMs = 40_000;

interface OrderRequest {
  /** With its version, when it is a custom design. */
  tee: Pick<Tee, "productId" | "size" | "color"> & { design?: string };
  buyer: Buyer;
  method: "cod" | "online";
  /** Of a browser that may order the design. */
  cookie?: string;
}

/** Calls an action as its page's scripts do, and returns its result. */
export async function callAction<T>(
  page: string,
  action: string,
  input: unknown,
  headers: Record<string, string>,
): Promise<Result<T>> {
  const response = await fetch(page, {
    method: "POST",
    headers: { ...headers, "next-action": idOf(action), "content-type": "text/plain" },
    body: JSON.stringify([input]),
    signal: AbortSignal.timeout(patienceMs),
  });
  const answer = (await response.text()).split("\n").find((line) => /^1:\{/.test(line));
  if (!answer) throw new Error(`${action} answered ${response.status} without a result`);
  return JSON.parse(answer.slice(2));
}

/** Returns a function that sends the checkout button's request. All its calls are for one basket. */
export async function orderButton(shopUrl: string, { tee, buyer, method, cookie }: OrderRequest) {
  const { name, email, phone, line1, pincode, city, state } = buyer;
  const { productId: id, size, color, design } = tee;
  const lines = [{ id, size, color, quantity: 1, ...(design && { design }) }];
  const headers = { origin: shopUrl, "x-forwarded-for": newIp(), ...(cookie && { cookie }) };
  const quote = await fetch(`${shopUrl}/api/cart/quote`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ lines, method, pincode }),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!quote.ok) throw new Error(`the quote answered ${quote.status}`);
  const { totalPaise } = await quote.json();
  const request = {
    basketKey: randomUUID(),
    lines,
    buyer: { name, email, phone, line1, line2: "", pincode, city, state },
    paymentMethod: method,
    seenTotalPaise: totalPaise,
    notice: checkoutNotice.version,
  };
  return (more: { captcha?: string } = {}) =>
    callAction<PlaceOutcome>(`${shopUrl}/checkout`, "placeOrderAction", { ...request, ...more }, headers);
}
