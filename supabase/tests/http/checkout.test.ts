import { randomUUID } from "node:crypto";
import { checkoutNotice } from "@/lib/privacy/collection-notices";
import { placeOrderAction } from "@/server/checkout/actions";
import { signOrderToken } from "@/server/orders/order-token";
import { Buyer } from "../../../e2e/support/buyer";
import { owner } from "../support/backend/database";
import { breakRequests, endFaults } from "../support/backend/faults";
import { Visitor } from "../support/http/visitor";
import { placePackedOrder } from "../support/orders/invoices";
import { makeCustomer, makeMember } from "../support/people/accounts";
import { makeProduct, type PlacedOrder } from "../support/shop";

let lines: { id: number; size: string; color: string; quantity: number }[];

beforeAll(async () => {
  const { id } = await makeProduct(owner, { stocks: [20] });
  lines = [{ id, size: "S", color: "black", quantity: 1 }];
  await owner.query(
    "insert into public.pincodes (pincode, city, state) values ('560038', 'Bengaluru', 'Karnataka') on conflict do nothing",
  );
});

/** Sends a COD order of the same basket at each call, as the checkout's button does. `raisedBy`: paise that the page did not show. */
async function orderButton({
  visitor = new Visitor(),
  basketKey = randomUUID(),
  buyer = new Buyer(),
  hasCookies = false,
  raisedBy = 0,
}) {
  const { name, email, phone, line1, pincode, city, state } = buyer;
  const quote = await visitor.post("/api/cart/quote", { lines, method: "cod", pincode });
  expect(quote.status).toBe(200);
  const { totalPaise } = await quote.json();
  const order = {
    ...{ basketKey, lines, paymentMethod: "cod", seenTotalPaise: totalPaise - raisedBy },
    buyer: { name, email, phone, line1, line2: "", pincode, city, state },
    notice: checkoutNotice.version,
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

it.each([100, -100])("places no order at another price than the shown one (%i paise)", async (raisedBy) => {
  const buyer = new Buyer();
  const order = await orderButton({ buyer, raisedBy });
  expect(await order()).toMatchObject({ ok: true, data: { kind: "changed" } });
  const { rows } = await owner.query("select id from public.orders where email = $1", [buyer.email]);
  expect(rows).toEqual([]);
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

it("places one order although the database's response was lost, and shows it at the next try", async () => {
  const buyer = new Buyer();
  const order = await orderButton({ buyer, hasCookies: true });
  await breakRequests("/rpc/place_order", "lost");
  try {
    await order();
    expect(await order()).toMatchObject({ ok: true, data: { kind: "placed" } });
  } finally {
    await endFaults();
  }
  const { rows } = await owner.query("select id from public.orders where email = $1", [buyer.email]);
  expect(rows).toHaveLength(1);
});

it("sends the code of an order at once when the same press came twice", async () => {
  const buyer = new Buyer();
  const order = await orderButton({ buyer, hasCookies: true });
  // The first press has counted its code and not stored it yet.
  await breakRequests("/rpc/send_cod_code", 500);
  try {
    await order();
  } finally {
    await endFaults();
  }
  expect(await order()).toMatchObject({ ok: true, data: { kind: "placed" } });
  const { rows } = await owner.query(
    "select m.next_at < now() + interval '30 s' as is_due from public.outbox m join public.orders o on o.id = m.order_id where o.email = $1 and m.topic = 'cod_code'",
    [buyer.email],
  );
  expect(rows).toEqual([{ is_due: true }]);
});

it("records the invitation link that a guest followed with the order that they place", async () => {
  const [referrer, visitor, buyer] = [await makeCustomer(), new Visitor(), new Buyer()];
  await visitor.checkAdminAccess(`/ref/${referrer.id}`);
  const order = await orderButton({ visitor, buyer, hasCookies: true });
  expect(await order()).toMatchObject({ ok: true, data: { kind: "placed" } });
  const { rows } = await owner.query(
    "select r.referrer_id, r.refusal from private.referrals r join public.orders o on o.id = r.order_id where o.email = $1",
    [buyer.email],
  );
  expect(rows).toEqual([{ referrer_id: referrer.id, refusal: null }]);
});

const quotePath = "/api/cart/quote";
const visitor = new Visitor();
let line: { id: number; quantity: number; size: string; color: string };

beforeAll(async () => {
  const { id } = await makeProduct(owner, { stocks: [5] });
  line = { id, quantity: 1, size: "S", color: "black" };
});

it("refuses a quantity that is not a whole number from 1 to 10, with a message", async () => {
  for (const quantity of ["0", "1e9", "NaN"]) {
    const body = JSON.stringify({ lines: [line] }).replace('"quantity":1', `"quantity":${quantity}`);
    const answer = await visitor.post(quotePath, body);
    expect({ quantity, status: answer.status, body: await answer.text() }).toEqual({
      quantity,
      status: quantity === "NaN" ? 400 : 422,
      body: expect.stringMatching(/whole number from 1 to 10|at most 10 of one item|not valid JSON/),
    });
  }
});

it("never uses a price that the browser sends", async () => {
  const honest = await (await visitor.post(quotePath, { lines: [line] })).json();
  expect(honest.totalPaise).toBeGreaterThan(10_000);
  for (const extra of [{ price: 1 }, { unitPaise: 0 }]) {
    const answer = await visitor.post(quotePath, { lines: [{ ...line, ...extra }] });
    expect([answer.status, extra]).toEqual([422, extra]);
  }
});

it("refuses a malformed cart and never fails", async () => {
  for (const body of [
    "",
    "{",
    "[]",
    JSON.stringify({ lines: [null] }),
    JSON.stringify({ lines: [line], totalPaise: 1 }),
    JSON.stringify({ lines: Array.from({ length: 5_000 }, () => line) }),
    `{"lines":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
    JSON.stringify({ lines: [{ ...line, title: "x".repeat(2_000_000) }] }),
  ]) {
    const { status } = await visitor.post(quotePath, body);
    expect([[400, 413, 422].includes(status), status, body.slice(0, 60)]).toEqual([
      true,
      status,
      body.slice(0, 60),
    ]);
  }
  expect((await visitor.get(quotePath)).status).toBe(405);
});

it("marks a line that can't be bought as unavailable, and leaves the others valid", async () => {
  const strangers = [{ color: "no-such-colour" }, { id: 99_999_999 }, { size: "\u0001" }, { color: "a,b)" }];
  for (const stranger of strangers) {
    const answer = await visitor.post(quotePath, { lines: [line, { ...line, ...stranger }] });
    expect({ stranger, status: answer.status, body: await answer.json() }).toEqual({
      stranger,
      status: 200,
      body: expect.objectContaining({
        canOrder: false,
        lines: [expect.objectContaining({ state: "ok" }), expect.objectContaining({ state: "unavailable" })],
      }),
    });
  }
});

const dayMs = 24 * 3600 * 1000;
const tokenOf = ({ id }: PlacedOrder) =>
  signOrderToken({ orderId: id, linkEpoch: 1 }, Date.now() + 365 * dayMs);
const invoiceOf = ({ order_id }: PlacedOrder) => `/order-details/${order_id}/invoice.pdf`;
const unknown = "/order-details/KP-0000-0000-0000/invoice.pdf";

async function bodyOf(response: Response): Promise<unknown> {
  return { ...(await response.json()), requestId: "" };
}

it("opens an invoice for the order's owner and for anyone with its token", async () => {
  const who = await makeCustomer();
  const order = await placePackedOrder(owner, [499], { user_id: who.id, email: who.email });
  const signedIn = await new Visitor().signIn(who);
  for (const answer of [
    await signedIn.get(invoiceOf(order)),
    await new Visitor().get(`${invoiceOf(order)}?token=${tokenOf(order)}`),
  ]) {
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
    });
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
});

it("answers everyone else as if there were no such order", async () => {
  const [order, others] = [await placePackedOrder(owner, [499]), await placePackedOrder(owner, [499])];
  const [guest, stranger] = [new Visitor(), await new Visitor().signIn(await makeCustomer())];
  const none = await bodyOf(await guest.get(unknown));
  const token = tokenOf(order);
  for (const path of [
    invoiceOf(order),
    `${invoiceOf(order)}?token=`,
    `${invoiceOf(order)}?token=${tokenOf(others)}`,
    `${invoiceOf(order)}?token=${token.slice(1)}`,
    `${unknown}?token=${token}`,
    `/order-details/${order.order_id}/CN2627-000001.pdf?token=${token}`,
    `/order-details/${order.order_id}/x.pdf?token=${token}`,
    `/order-details/${order.order_id}/%00.pdf?token=${token}`,
    `/order-details/${order.order_id}/CN2627-000001.pdf%0d%0aX-A:b?token=${token}`,
    `/order-details/${order.order_id}/${"a".repeat(3000)}?token=${token}`,
  ]) {
    for (const visitor of [guest, stranger]) {
      const answer = await visitor.get(path);
      expect([path, answer.status, await bodyOf(answer)]).toEqual([path, 404, none]);
    }
  }
});

it("opens a packing slip for those who pack, and for no one else", async () => {
  const { order_id } = await placePackedOrder(owner, [499]);
  const slip = `/admin/orders/${order_id}/packing-slip.pdf`;
  const [packer, editor, customer] = await Promise.all([
    makeMember("packer").then((who) => new Visitor().signIn(who)),
    makeMember("editor").then((who) => new Visitor().signIn(who)),
    makeCustomer().then((who) => new Visitor().signIn(who)),
  ]);
  const opened = await packer.get(slip);
  expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  for (const path of ["KP-0000-0000-0000", "%27"].map((number) => slip.replace(order_id, number)))
    expect([path, (await packer.get(path)).status]).toEqual([path, 404]);
  for (const visitor of [editor, customer, new Visitor()])
    expect((await visitor.get(slip)).headers.get("content-type") ?? "").not.toBe("application/pdf");
});

it("prints one pack sticker for each packed item of orders, for those who pack", async () => {
  const orders = [await placePackedOrder(owner, [499, 599]), await placePackedOrder(owner, [299])];
  const file = (kind: string) =>
    `/admin/packing/stickers.${kind}?orders=${orders.map(({ order_id }) => order_id).join(",")}`;
  const [packer, editor] = await Promise.all([
    makeMember("packer").then((who) => new Visitor().signIn(who)),
    makeMember("editor").then((who) => new Visitor().signIn(who)),
  ]);
  const { rows } = await owner.query<{ sku: string; quantity: number }>(
    "select sku, quantity from public.order_items where order_id = any ($1) order by order_id = $2 desc, id",
    [orders.map(({ id }) => id), orders[0]?.id],
  );
  const zpl = await (await packer.get(file("zpl"))).text();
  expect([...zpl.matchAll(/\| SKU (\S+)\^FS/g)].map(([, sku]) => sku)).toEqual(
    rows.flatMap(({ sku, quantity }) => Array.from({ length: quantity }, () => sku)),
  );
  expect(zpl).toContain("MRP (including all taxes): Rs. 599");
  expect((await packer.get(file("pdf"))).headers.get("content-type")).toBe("application/pdf");
  expect((await packer.get("/admin/packing/stickers.pdf?orders=KP-0000-0000-0000")).status).toBe(404);
  for (const visitor of [editor, new Visitor()])
    expect((await visitor.get(file("pdf"))).headers.get("content-type") ?? "").not.toBe("application/pdf");
});
