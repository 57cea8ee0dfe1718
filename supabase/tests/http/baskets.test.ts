import { randomUUID } from "node:crypto";
import { placeOrderAction } from "@/server/checkout/actions";
import { Buyer } from "../../../e2e/support/buyer";
import { owner } from "../support/backend/database";
import { Visitor } from "../support/http/visitor";
import { makeProduct } from "../support/shop";

let lines: { id: number; size: string; color: string; quantity: number }[];

beforeAll(async () => {
  const { id } = await makeProduct(owner, { stocks: [20] });
  lines = [{ id, size: "S", color: "black", quantity: 1 }];
  await owner.query(
    "insert into public.pincodes (pincode, city, state) values ('560038', 'Bengaluru', 'Karnataka') on conflict do nothing",
  );
});

/** Sends a COD order of the same basket at each call, as the checkout's button does. */
async function orderButton({ basketKey = randomUUID(), buyer = new Buyer(), hasCookies = false }) {
  const visitor = new Visitor();
  const { name, email, phone, line1, pincode, city, state } = buyer;
  const quote = await visitor.post("/api/cart/quote", { lines, method: "cod", pincode });
  expect(quote.status).toBe(200);
  const { totalPaise } = await quote.json();
  const order = {
    ...{ basketKey, lines, paymentMethod: "cod", seenTotalPaise: totalPaise },
    buyer: { name, email, phone, line1, line2: "", pincode, city, state },
  };
  return () => {
    if (!hasCookies) visitor.cookies.clear();
    return visitor.act(placeOrderAction, order);
  };
}

it("shows the order of a basket to no one else who knows the basket's key", async () => {
  const basketKey = randomUUID();
  const order = await orderButton({ basketKey, hasCookies: true });
  const mine = await order();
  expect(mine).toMatchObject({ ok: true, data: { kind: "placed" } });
  const orderNumber = /KP-[0-9A-F-]{14}/.exec(JSON.stringify(mine))?.[0] ?? "no number";

  const quote = await new Visitor().post("/api/cart/quote", { lines, basketKey });
  expect(await quote.json()).toMatchObject({ bought: null });
  for (const hasCookies of [true, false]) {
    const stranger = await orderButton({ basketKey, hasCookies });
    expect(JSON.stringify(await stranger())).not.toContain(orderNumber);
  }
});

it("gives a browser that sends its order again the same order", async () => {
  for (const hasCookies of [true, false]) {
    const order = await orderButton({ hasCookies });
    const first = await order();
    expect(first).toMatchObject({ ok: true, data: { kind: "placed" } });
    expect(await order()).toEqual(first);
  }
});

it("refuses another client without cookies that sends the same basket key", async () => {
  const basketKey = randomUUID();
  expect(await (await orderButton({ basketKey }))()).toMatchObject({ ok: true });
  expect(await (await orderButton({ basketKey }))()).toMatchObject({ ok: false, code: "conflict" });
});
