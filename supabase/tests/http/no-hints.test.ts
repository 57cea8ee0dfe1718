import { accountNotice } from "@/lib/privacy/collection-notices";
import { createOrderAccountAction } from "@/server/account/actions";
import { getAccountOffer } from "@/server/account/queries";
import { forgotPasswordAction, registerAction, sendOtpAction, signInAction } from "@/server/auth/actions";
import { signOrderToken } from "@/server/orders/order-token";
import { Newcomer } from "../../../e2e/support/newcomer";
import { owner } from "../support/backend/database";
import { messagesTo } from "../support/http/inbox";
import { afterwards } from "../support/http/request-scope";
import { Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

vi.unmock("@/server/auth/run-for-at-least");

// A form's answer must not reveal whether an email address or a phone number has an account, nor may its time.

type Form = Parameters<Visitor["submit"]>[0];

/** The cookies that a browser got, without what is random. */
const cookiesOf = ({ setCookies }: Visitor) =>
  setCookies.map((cookie) =>
    cookie
      .replace(/=[^;]*/, "=")
      .replace(/-flow-[0-9a-f]+/, "-flow")
      .replace(/Expires=[^;]*/, "Expires"),
  );

/** What a browser gets, without what was typed and what is random; and how long it took. */
async function ask(form: Form, fields: Record<string, string>, page: string) {
  const visitor = new Visitor();
  const startedAt = performance.now();
  const answer = await visitor.submit(form, fields, { page });
  const ms = performance.now() - startedAt;
  const text = Object.values(fields).reduce(
    (shape, value) => shape.replaceAll(value, "<typed>"),
    JSON.stringify([answer, cookiesOf(visitor)]),
  );
  return { text: text.replaceAll("+91<typed>", "<typed>"), ms };
}

async function expectNoHint(
  form: Form,
  [known, unknown]: readonly [Record<string, string>, Record<string, string>],
  page: string,
  minMs: number,
): Promise<void> {
  const answers = await Promise.all([ask(form, known, page), ask(form, unknown, page)]);
  expect(answers[0].text).toBe(answers[1].text);
  // A timer may fire a millisecond early.
  for (const { ms } of answers) expect(ms).toBeGreaterThanOrEqual(minMs - 5);
}

it("answers a wrong password alike, whether there is an account or not", async () => {
  const { email } = await makeCustomer();
  const fields = (address: string) => ({ email: address, password: "not-this-one" });
  await expectNoHint(signInAction, [fields(email), fields(new Newcomer().email)], "/auth", 300);
});

it("answers a request for a reset link alike, and sends it only where there is an account", async () => {
  const { email } = await makeCustomer();
  const stranger = new Newcomer().email;
  await expectNoHint(
    forgotPasswordAction,
    [{ email }, { email: stranger }],
    "/auth?tab=forgot-password",
    1000,
  );
  await afterwards();
  expect(await messagesTo(email, "email")).toHaveLength(1);
  expect(await messagesTo(stranger, "email")).toEqual([]);
});

it("answers a request for a code alike, and sends it only where there is an account", async () => {
  const { phone, fullPhone } = await makeCustomer();
  const stranger = new Newcomer();
  await expectNoHint(sendOtpAction, [{ phone }, { phone: stranger.phone }], "/auth", 1000);
  await afterwards();
  expect(await messagesTo(fullPhone, "sms")).toHaveLength(1);
  expect(await messagesTo(stranger.fullPhone, "sms")).toEqual([]);
});

it("answers a registration by email alike, and sends no confirmation to an address that has an account", async () => {
  const { email } = await makeCustomer();
  const stranger = new Newcomer();
  const fields = (address: string) => ({
    ...{ firstName: stranger.firstName, lastName: stranger.lastName, contact: address },
    ...{ password: stranger.password, confirmPassword: stranger.password },
    notice: accountNotice.version,
  });
  const both = [fields(email), fields(stranger.email)] as const;
  await expectNoHint(registerAction, both, "/auth?tab=register", 1000);
  await afterwards();
  expect(await messagesTo(email, "email")).toEqual([]);
  expect(await messagesTo(stranger.email, "email")).toHaveLength(1);
});

it("offers the guest of an order an account alike, and answers alike", async () => {
  const { variantIds } = await makeProduct(owner, { stocks: [5] });
  const notice = accountNotice.version;
  const addresses = [(await makeCustomer()).email, new Newcomer().email];
  const answers = addresses.map(async (email) => {
    const { id, order_id } = await placeOrder(owner, orderOf([{ variantId: variantIds[0] ?? 0 }], { email }));
    const token = signOrderToken({ orderId: id, linkEpoch: 1 }, Date.now() + 60_000);
    const visitor = new Visitor();
    expect(await visitor.look(() => getAccountOffer(order_id, token))).toBe(email);
    const startedAt = performance.now();
    const answer = await visitor.act(createOrderAccountAction, { orderNumber: order_id, token, notice });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(995);
    expect(answer).toMatchObject({ ok: true });
    return JSON.stringify([answer, cookiesOf(visitor)]);
  });
  const [known, unknown] = await Promise.all(answers);
  expect(known).toBe(unknown);
});
