import { randomUUID } from "node:crypto";
import { limits } from "@/lib/limits/limits";
import { hadCode } from "@/lib/orders/order";
import { accountNotice, checkoutNotice } from "@/lib/privacy/collection-notices";
import { messageForStatus } from "@/lib/result";
import { registerAction } from "@/server/auth/actions";
import { placeOrderAction } from "@/server/checkout/actions";
import { signOrderToken } from "@/server/orders/order-token";
import { getOrder } from "@/server/orders/queries";
import { findOrderAction } from "@/server/outbox/actions";
import { Buyer } from "../../../e2e/support/buyer";
import { Newcomer } from "../../../e2e/support/newcomer";
import { owner } from "../support/backend/database";
import { rowOf, service } from "../support/backend/service";
import { useUp as exhaust, newIp } from "../support/http/attempts";
import { messagesTo } from "../support/http/inbox";
import { solvedPuzzle } from "../support/http/puzzle";
import { afterwards } from "../support/http/request-scope";
import { Visitor } from "../support/http/visitor";
import { makeCoupon } from "../support/orders/coupons";
import { placePackedOrder } from "../support/orders/invoices";
import { makeProduct, orderOf, type PlacedOrder, placeOrder } from "../support/shop";

const tooMany = messageForStatus(429);
const yearMs = 365 * 24 * 3600 * 1000;
const quotePath = "/api/cart/quote";
let variantId: number;
let lines: { id: number; size: string; color: string; quantity: number }[];

beforeAll(async () => {
  const { id, variantIds } = await makeProduct(owner, { stocks: [20] });
  variantId = variantIds[0] ?? 0;
  lines = [{ id, size: "S", color: "black", quantity: 1 }];
});

const tokenOf = ({ id }: Pick<PlacedOrder, "id">) =>
  signOrderToken({ orderId: id, linkEpoch: 1 }, Date.now() + yearMs);

/** A COD order of a new buyer, as the checkout sends it. */
async function orderOfNewBuyer() {
  const { name, email, phone, line1, city, state } = new Buyer();
  const place = { line1, line2: "", pincode: "560001", city, state };
  const quote = await new Visitor().post(quotePath, { lines, method: "cod", pincode: place.pincode });
  const { totalPaise } = await quote.json();
  const buyer = { name, email, phone, ...place };
  return {
    ...{ basketKey: randomUUID(), lines, paymentMethod: "cod", seenTotalPaise: totalPaise, buyer },
    notice: checkoutNotice.version,
  };
}

/** An order as its buyer's page reads it. */
async function orderBy(email: string) {
  const { id, order_id } = rowOf(await service.from("orders").select("id, order_id").eq("email", email));
  const order = await new Visitor().look(() => getOrder(order_id, tokenOf({ id })));
  if (!order) throw new Error(`${order_id} does not open`);
  return order;
}

it("limits every expensive address for each visitor, and answers 429 with a message beyond it", async () => {
  const order = await placePackedOrder(owner, [499]);
  const invoice = `/order-details/${order.order_id}/invoice.pdf?token=${tokenOf(order)}`;
  for (const [name, path] of [
    ["searchVisitor", "/api/search/suggest?q=peacock"],
    ["searchVisitor", "/products?q=peacock"],
    ["pincodeVisitor", "/api/pincodes/560001"],
    ["puzzleVisitor", "/api/captcha"],
    ["documentVisitor", invoice],
  ] as const) {
    const visitor = new Visitor();
    const ask = (by: Visitor) => (path.startsWith("/products") ? by.checkAdminAccess(path) : by.get(path));
    expect([path, (await ask(visitor)).status]).toEqual([path, 200]);
    await exhaust(name, visitor.ip, limits[name].limit);
    const full = await ask(visitor);
    expect([path, full.status, await full.text()]).toEqual([path, 429, expect.stringContaining(tooMany)]);
    expect(full.headers.get("cache-control")).toContain("no-store");
    // Other visitors, and lists without a search, are not limited.
    expect([path, (await ask(new Visitor())).status]).toEqual([path, 200]);
    expect((await visitor.checkAdminAccess("/products")).status).toBe(200);
  }
  const visitor = new Visitor();
  await exhaust("quoteVisitor", visitor.ip, limits.quoteVisitor.limit);
  const full = await visitor.post(quotePath, { lines });
  expect(full.status).toBe(429);
  expect(await full.json()).toMatchObject({ code: "rate_limited", message: tooMany });
});

it("counts the address that the proxy adds to X-Forwarded-For, not one that the visitor sends", async () => {
  const visitor = new Visitor();
  await exhaust("pincodeVisitor", visitor.ip, limits.pincodeVisitor.limit);
  for (const made of ["1.2.3.4", "unknown", `${newIp()}, ${newIp()}`]) {
    const headers = { "x-forwarded-for": `${made}, ${visitor.ip}` };
    expect([made, (await visitor.get("/api/pincodes/560001", headers)).status]).toEqual([made, 429]);
  }
});

it("refuses even a right coupon code after 60 wrong ones, so that codes can't be guessed", async () => {
  const visitor = new Visitor();
  const { code: right } = await makeCoupon(owner);
  const ask = async (code: string) => (await visitor.post(quotePath, { lines, code })).json();
  expect((await ask(right)).codeProblem).toBeNull();
  expect((await ask("NO-SUCH-CODE")).codeProblem).not.toBeNull();
  await exhaust("wrongCouponVisitor", visitor.ip, limits.wrongCouponVisitor.limit - 2);
  expect((await ask("NO-SUCH-CODE")).codeProblem).not.toBe(tooMany);
  for (const code of ["NO-SUCH-CODE", right]) {
    expect(await ask(code)).toMatchObject({ codeProblem: tooMany, canOrder: true });
  }
});

it("refuses a phone or an email address in a quote, so that it reveals nothing about their owners", async () => {
  const visitor = new Visitor();
  const { code } = await makeCoupon(owner);
  const request = { lines, code, pincode: "560001", method: "cod" };
  for (const person of [{ email: "asha@kapas.test" }, { phone: "+919876400001" }]) {
    const { status } = await visitor.post(quotePath, { ...request, ...person });
    expect([person, status]).toEqual([person, 422]);
  }
  expect((await visitor.post(quotePath, request)).status).toBe(200);
});

it("lets a buyer solve a puzzle and order after strangers used up the limits of their phone and email", async () => {
  const order = await orderOfNewBuyer();
  await exhaust("placePhone", `+91${order.buyer.phone}`, limits.placePhone.limit);
  await exhaust("placeEmail", order.buyer.email, limits.placeEmail.limit);
  const visitor = new Visitor();
  const asked = { ok: false, code: "captcha_needed" };
  expect(await visitor.act(placeOrderAction, order)).toMatchObject(asked);
  const solved = { ...order, captcha: await solvedPuzzle() };
  expect(await visitor.act(placeOrderAction, solved)).toMatchObject({ ok: true, data: { kind: "placed" } });
});

it("sends one mailbox at most five emails a day for registrations, however the address is written", async () => {
  const { firstName, lastName, password, email } = new Newcomer();
  const mailbox = email.split("@")[0] ?? "";
  const spellings = ["", "+a", "+b", "+c", "+d", "+e", "+f"].map((tag) => `${mailbox}${tag}@kapas.test`);
  const codes: (string | undefined)[] = [];
  let refusal = "";
  for (const spelled of spellings) {
    const fields = {
      ...{ firstName, lastName, contact: spelled, password, confirmPassword: password },
      notice: accountNotice.version,
    };
    const solved = { ...fields, captcha: await solvedPuzzle() };
    const { state } = await new Visitor().submit(registerAction, solved, { page: "/auth?tab=register" });
    codes.push(state?.ok ? "sent" : state?.code);
    if (state?.ok === false) refusal = state.message ?? "";
  }
  expect(refusal).toContain("Open our latest email");
  expect(codes).toEqual(["sent", "sent", "sent", "sent", "sent", "rate_limited", "rate_limited"]);
  await afterwards();
  const emails = await Promise.all(spellings.map((spelled) => messagesTo(spelled, "email")));
  expect(emails.flat()).toHaveLength(5);
});

it("emails a buyer the link to their order after strangers tried wrong order numbers with the same email", async () => {
  const { email } = new Buyer();
  const { order_id } = await placeOrder(owner, orderOf([{ variantId }], { email }));
  const find = (orderNumber: string) => new Visitor().act(findOrderAction, { orderNumber, contact: email });
  for (let count = 0; count < 6; count++) await find(`KP-0000-0000-000${count}`);
  expect(await find(order_id)).toMatchObject({ ok: true });
  await afterwards();
  const subjects = (await messagesTo(email, "email")).map(({ subject }) => subject);
  expect(subjects).toContain(`Link to your order ${order_id}`);
});

it("doesn't ask for the code of an order when no code could be sent", async () => {
  const order = await orderOfNewBuyer();
  // Those of the log-in, which strangers can use up, are other limits.
  for (const name of ["otpSendDay", "otpSendMinute"] as const)
    await exhaust(name, `+91${order.buyer.phone}`, limits[name].limit);
  expect(await new Visitor().act(placeOrderAction, order)).toMatchObject({ ok: true });
  expect(hadCode(await orderBy(order.buyer.email))).toBe(true);

  const limited = await orderOfNewBuyer();
  await exhaust("orderCodeDay", `+91${limited.buyer.phone}`, limits.orderCodeDay.limit);
  expect(await new Visitor().act(placeOrderAction, limited)).toMatchObject({ ok: true });
  const shown = await orderBy(limited.buyer.email);
  expect([shown.status, hadCode(shown)]).toEqual(["COD Review", false]);
});
