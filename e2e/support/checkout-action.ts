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
  tee: Pick<Tee, "productId" | "size" | "color">;
  buyer: Buyer;
  method: "cod" | "online";
}

/** Returns a function that sends the checkout button's request. All its calls are for one basket. */
export async function orderButton(shopUrl: string, { tee, buyer, method }: OrderRequest) {
  const { name, email, phone, line1, pincode, city, state } = buyer;
  const lines = [{ id: tee.productId, size: tee.size, color: tee.color, quantity: 1 }];
  const headers = { origin: shopUrl, "x-forwarded-for": newIp() };
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
  return async (more: { captcha?: string } = {}): Promise<Result<PlaceOutcome>> => {
    const response = await fetch(`${shopUrl}/checkout`, {
      method: "POST",
      headers: {
        ...headers,
        "next-action": idOf("placeOrderAction"),
        "content-type": "text/plain",
      },
      body: JSON.stringify([{ ...request, ...more }]),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer = (await response.text()).split("\n").find((line) => /^1:\{/.test(line));
    if (!answer) throw new Error(`the checkout answered ${response.status} without a result`);
    return JSON.parse(answer.slice(2));
  };
}
