import { expect, test } from "@playwright/test";
import { limits } from "../../lib/limits/limits";
import { useUp } from "../support/attempts";
import { ordersOf } from "../support/backend";
import { Buyer } from "../support/buyer";
import { idOf, orderButton } from "../support/checkout-action";
import { shopUrl } from "../support/env";
import { messagesTo, nextOrderMail } from "../support/inbox";
import { Newcomer } from "../support/newcomer";
import { placeOrder, tokenOf } from "../support/orders";
import { PlainBrowser } from "../support/plain-browser";
import { solvedPuzzle } from "../support/puzzle";
import { takeTee } from "../support/tees";

// Strangers who use somebody's phone, email address or order number can't lock that person out.

const tee = () => takeTee();

test("when strangers use up the limits of a buyer's phone and email, the buyer solves a puzzle and can order", async () => {
  const buyer = new Buyer();
  await useUp("placePhone", `+91${buyer.phone}`, limits.placePhone.limit);
  await useUp("placeEmail", buyer.email, limits.placeEmail.limit);
  const press = await orderButton(shopUrl, { tee: await tee(), buyer, method: "cod" });
  expect(await press()).toMatchObject({ ok: false, code: "captcha_needed" });
  expect(await press({ captcha: await solvedPuzzle() })).toMatchObject({
    ok: true,
    data: { kind: "placed" },
  });
});

test("registrations send one mailbox at most five mails a day, however it is written and whoever asks", async () => {
  const { firstName, lastName, password, email } = new Newcomer();
  const mailbox = email.split("@")[0] ?? "";
  const spellings = ["", "+a", "+b", "+c", "+d", "+e", "+f"].map((tag) => `${mailbox}${tag}@kapas.test`);
  const codes: (string | undefined)[] = [];
  for (const spelled of spellings) {
    const register = await new PlainBrowser().formOn("/auth?tab=register", "Create Account");
    const fields = { firstName, lastName, email: spelled, password, confirmPassword: password };
    const { state } = await register({ ...fields, captcha: await solvedPuzzle() });
    codes.push(state?.ok ? "sent" : state?.code);
  }
  expect(codes).toEqual(["sent", "sent", "sent", "sent", "sent", "rate_limited", "rate_limited"]);
  const mails = await Promise.all(spellings.map((spelled) => messagesTo(spelled, "email")));
  expect(mails.flat()).toHaveLength(5);
});

test("a buyer gets the link to their order even after strangers tried wrong order numbers with the same email", async () => {
  const buyer = new Buyer();
  const orderId = await placeOrder(await tee(), { email: buyer.email });
  const find = (number: string) =>
    new PlainBrowser().send("/find-order", {
      method: "POST",
      headers: { origin: shopUrl, "next-action": idOf("findOrderAction"), "content-type": "text/plain" },
      body: JSON.stringify([{ orderNumber: number, email: buyer.email }]),
    });
  for (let count = 0; count < 6; count++) await find(`KP-0000-0000-000${count}`);
  expect(await (await find(orderId)).text()).toContain('"ok":true');
  await nextOrderMail(buyer.email, `The link to your order ${orderId}`);
});

test("an order whose code can't be sent says so, and does not ask for the code", async () => {
  const buyer = new Buyer();
  await useUp("orderCodeDay", `+91${buyer.phone}`, limits.orderCodeDay.limit);
  const press = await orderButton(shopUrl, { tee: await tee(), buyer, method: "cod" });
  expect(await press()).toMatchObject({ ok: true });
  const orderId = (await ordersOf(buyer.email))[0]?.order_id ?? "";
  const token = await tokenOf(orderId);
  for (const path of [`/order-details/${orderId}?`, `/order-success?order=${orderId}&`]) {
    const page = await (await new PlainBrowser().send(`${path}token=${token}`)).text();
    expect(page, path).toContain("We could not send a code to");
    expect(page, path).not.toContain("Type the 6-digit code from our SMS");
    expect(page, path).toMatch(/Pay ₹[\d,]+ online/);
  }
});
