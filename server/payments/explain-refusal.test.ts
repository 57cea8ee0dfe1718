import { explainRefusal } from "./explain-refusal";

describe("the gateway's reason for refusing a refund", () => {
  it.each([
    [
      "Your account does not have enough balance to carry out the refund operation. You can add funds to your account from your Razorpay dashboard or capture new payments.",
      /Add funds in the Razorpay dashboard/,
    ],
    ["Refund is not supported by the bank because the payment is more than 6 months old", /Refund it by UPI/],
    ["Payment is more than 6 months old, only instant refund is supported", /Refund it by UPI/],
    ["The payment has been fully refunded already", /Compare its refunds/],
    ["The refund amount provided is greater than amount captured", /Compare its refunds/],
  ])("is explained: %s", (reason, words) => {
    expect(explainRefusal(reason)).toMatch(words);
  });

  it("is repeated when unknown, and reported as missing when empty", () => {
    expect(explainRefusal("The moon is full")).toBe("Razorpay refused it: The moon is full");
    expect(explainRefusal(null)).toBe("Razorpay refused it: no reason given");
  });
});
