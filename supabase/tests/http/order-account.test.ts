import { firstPasswordPath } from "@/lib/auth/redirects";
import { limits } from "@/lib/limits/limits";
import { accountNotice, changedNoticeMessage } from "@/lib/privacy/collection-notices";
import { createOrderAccountAction } from "@/server/account/actions";
import { getAccountOffer } from "@/server/account/queries";
import { completeSignInAction, signInAction, updatePasswordAction } from "@/server/auth/actions";
import { signOrderToken } from "@/server/orders/order-token";
import { listMyOrders } from "@/server/orders/queries";
import { Newcomer } from "../../../e2e/support/newcomer";
import { owner } from "../support/backend/database";
import { breakRequests, endFaults } from "../support/backend/faults";
import { clearAttempts, useUp } from "../support/http/attempts";
import { linkIn, messagesTo, newestOf } from "../support/http/inbox";
import { afterwards } from "../support/http/request-scope";
import { Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

let variantId: number;

beforeAll(async () => {
  variantId = (await makeProduct(owner, { stocks: [50] })).variantIds[0] ?? 0;
});

/** A confirmed order, as its guest's page names it. */
async function orderTo(email: string | null, overrides: object = {}) {
  const { id, order_id } = await placeOrder(
    owner,
    orderOf([{ variantId }], { email, is_phone_proven: true, ...overrides }),
  );
  const token = signOrderToken({ orderId: id, linkEpoch: 1 }, Date.now() + 24 * 3600 * 1000);
  return { id, orderNumber: order_id, token };
}

type Ref = { orderNumber: string; token: string };

const tap = ({ orderNumber, token }: Ref, visitor = new Visitor()) =>
  visitor.act(createOrderAccountAction, { orderNumber, token, notice: accountNotice.version });

async function mailsTo(email: string): Promise<string[]> {
  await afterwards();
  return (await messagesTo(email, "email"))
    .map(({ subject }) => subject)
    .filter((subject) => / for Kapas$/.test(subject));
}

const offerTo = ({ orderNumber, token }: Ref, visitor = new Visitor()) =>
  visitor.look(() => getAccountOffer(orderNumber, token));

it("opens an account that has the guest's order, with the password chosen after the email's link", async () => {
  const { email, password } = new Newcomer();
  const order = await orderTo(email, { name: "Meera Nair Rao" });
  const [guest, visitor] = [new Visitor(), new Visitor()];
  expect(await offerTo(order, guest)).toBe(email);
  expect(await tap(order, guest)).toMatchObject({ ok: true });
  await afterwards();
  const { searchParams } = new URL(linkIn(await newestOf(email, "email")));
  const link = { token_hash: searchParams.get("token_hash") ?? "", type: searchParams.get("type") ?? "" };
  const page = `/auth-callback?${new URLSearchParams(link)}`;
  expect((await visitor.submit(completeSignInAction, link, { page })).location).toBe(firstPasswordPath);
  const chosen = { password, confirmPassword: password };
  const answer = await visitor.submit(updatePasswordAction, chosen, { page: firstPasswordPath });
  expect(answer.notice).toBe("password-updated");

  const { orders } = await visitor.look(() => listMyOrders(1));
  expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber]);
  expect(await offerTo(order, visitor)).toBeNull();
  const { rows } = await owner.query(
    "select p.first_name, p.last_name, p.notice_version from public.profiles p join auth.users u on u.id = p.id where u.email = $1",
    [email],
  );
  expect(rows).toEqual([
    { first_name: "Meera", last_name: "Nair Rao", notice_version: accountNotice.version },
  ]);
  const login = await new Visitor().submit(signInAction, { email, password }, { page: "/auth" });
  expect(login.notice).toBe("signed-in");
});

it("mails only the address of the order whose token was sent", async () => {
  const [mine, other] = [new Newcomer().email, new Newcomer().email];
  const [order, foreign] = [await orderTo(mine), await orderTo(other)];
  const refused = await tap({ orderNumber: foreign.orderNumber, token: order.token });
  expect(refused).toMatchObject({ ok: false, code: "not_found" });
  const named = { ...order, id: undefined, notice: accountNotice.version, email: other };
  expect(await new Visitor().act(createOrderAccountAction, named)).toMatchObject({ ok: false });
  expect(await mailsTo(other)).toEqual([]);
  expect(await mailsTo(mine)).toEqual([]);
});

it("mails an address that has an account the link to a new password, and makes no second account", async () => {
  const { email, id } = await makeCustomer();
  expect(await tap(await orderTo(email))).toMatchObject({ ok: true });
  expect(await mailsTo(email)).toEqual(["Choose a new password for Kapas"]);
  const { rows } = await owner.query("select id from auth.users where email = $1", [email]);
  expect(rows).toEqual([{ id }]);
});

it("sends one email for two taps, at once or after each other", async () => {
  const { email } = new Newcomer();
  const order = await orderTo(email);
  const answers = await Promise.all([tap(order), tap(order)]);
  expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await tap(order)).toMatchObject({ ok: true });
  expect(await mailsTo(email)).toHaveLength(1);
});

it("limits the emails to a mailbox and of a visitor", async () => {
  const { email } = new Newcomer();
  const order = await orderTo(email);
  await useUp("registerMailbox", email, limits.registerMailbox.limit);
  const full = await tap(order);
  expect(full).toMatchObject({ ok: false, code: "rate_limited" });
  expect(JSON.stringify(full)).toContain("Open our latest email");
  const visitor = new Visitor();
  await useUp("orderAccountVisitor", visitor.ip, limits.orderAccountVisitor.limit);
  expect(await tap(await orderTo(new Newcomer().email), visitor)).toMatchObject({ code: "rate_limited" });
  // A refusal takes no attempt of the order.
  await clearAttempts("registerMailbox", email);
  expect(await tap(order)).toMatchObject({ ok: true });
  expect(await mailsTo(email)).toHaveLength(1);
});

it("sends the email at the next tap after the login service failed", async () => {
  const { email } = new Newcomer();
  const order = await orderTo(email);
  await breakRequests("/auth/v1/", 500);
  try {
    expect(await tap(order)).toMatchObject({ ok: false });
  } finally {
    await endFaults();
  }
  expect(await tap(order)).toMatchObject({ ok: true });
  expect(await mailsTo(email)).toHaveLength(1);
});

it("sends nothing under another privacy notice than the current one", async () => {
  const { email } = new Newcomer();
  const { orderNumber, token } = await orderTo(email);
  const answer = await new Visitor().act(createOrderAccountAction, { orderNumber, token, notice: "2020-01" });
  expect(answer).toMatchObject({ code: "conflict", message: changedNoticeMessage });
  expect(await mailsTo(email)).toEqual([]);
});

it("offers no account for an order of an account, without an email, or before its code", async () => {
  const her = await makeCustomer();
  const orders = [
    await orderTo(her.email, { user_id: her.id }),
    await orderTo(null),
    await orderTo(new Newcomer().email, { is_phone_proven: false }),
  ];
  for (const order of orders) {
    expect(await offerTo(order)).toBeNull();
    expect(await tap(order)).toMatchObject({ ok: false, code: "conflict" });
  }
  expect(await mailsTo(her.email)).toEqual([]);
  const guests = await orderTo(new Newcomer().email);
  expect(await offerTo(guests, await new Visitor().signIn(her))).toBeNull();
});
