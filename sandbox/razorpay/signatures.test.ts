import { signPayment, signSubscriptionPayment, signWebhook } from "./signatures";

// Made with `printf … | openssl dgst -sha256 -hmac …`, so that our own code does not check itself.
test('signs a payment as "order id|payment id" with the key secret', () => {
  expect(signPayment("order_DaaS6LOUAASb7Y", "pay_DaaS8rZ3mTQGSl", "secret")).toBe(
    "bc7b6eeca276c4aacb77744469a75aca3bbd2d6f8e30c89d1b50a1d05d610056",
  );
});

test('signs the consent to a subscription as "payment id|subscription id"', () => {
  expect(signSubscriptionPayment("pay_DaaS8rZ3mTQGSl", "sub_00000000000001", "secret")).toBe(
    "12f4b1556dfcf5906a51a3c19709d6ea7d2f3773356df5040b039fe4e53eade2",
  );
});

test("signs the raw body of a webhook, so that one changed byte changes the signature", () => {
  expect(signWebhook('{"a":1}', "hook")).toBe(
    "ba3fb4e7556ed80b45cec362309a7991b612db6f3e5b90375ddab22972b24331",
  );
  expect(signWebhook('{"a": 1}', "hook")).not.toBe(signWebhook('{"a":1}', "hook"));
});
