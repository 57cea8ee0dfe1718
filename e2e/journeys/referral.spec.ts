import { expect, test } from "../fixtures";
import { Shop } from "../pages/shop";
import { newIp } from "../support/attempts";
import { backend, changeStock } from "../support/backend";
import { Buyer } from "../support/buyer";
import { makeCustomer } from "../support/customer";
import { nextMessage } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { Newcomer } from "../support/newcomer";
import { completeOrder, placeOrder } from "../support/orders";
import { signIn } from "../support/sign-in";

test("three completed tees bought through a customer's link become a free tee in that customer's next order", async ({
  tee,
  page,
  browser,
}) => {
  const referrer = await makeCustomer();
  await changeStock(tee.variantId, 10);
  const theirs = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": newIp() } });
  await signIn(theirs, referrer);
  const own = new Shop(await theirs.newPage());
  await own.page.goto("/referral-program");
  await expect(own.page.getByLabel("Your referral link")).toHaveValue(/\/ref\/[0-9a-f-]{36}$/);
  const link = await own.page.getByLabel("Your referral link").inputValue();

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A friend invited you");
  for (const _ of [1, 2, 3]) {
    await completeOrder(await placeOrder(tee, { email: new Newcomer().email, through: referrer.id }));
  }
  await runJobs({ only: ["referrals"] });

  const mail = await nextMessage(referrer.email, "email");
  expect(mail.subject).toBe("You've earned 1 free T-shirt");
  const [code = ""] = mail.text.match(/TEE-[A-Z0-9]+/) ?? [];
  await own.page.goto("/dashboard");
  await expect(own.page.getByText(code)).toBeVisible();
  await expect(own.page.getByText("0 of 3 T-shirts", { exact: true })).toBeVisible();
  await own.reachCheckout(
    tee,
    Object.assign(new Buyer(), { email: referrer.email, line1: "7, Another Street" }),
  );
  await own.checkout.typeCoupon(code);
  await own.page.getByRole("button", { name: "Apply", exact: true }).filter({ visible: true }).click();
  await expect(own.page.getByText(code).filter({ visible: true }).first()).toBeVisible();
  await own.checkout.settledTotal();
  await own.checkout.placeCodOrder();
  await own.success.expectConfirmed();
  const { data: paid } = await backend.from("orders").select("coupon_code").eq("email", referrer.email);
  expect(paid).toEqual([{ coupon_code: code }]);
  await theirs.close();
});
