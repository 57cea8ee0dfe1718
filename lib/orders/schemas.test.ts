import { returnSchema } from "./schemas";

describe("a UPI ID for a refund", () => {
  const asked = {
    orderNumber: "KP-0000-0000-0000",
    token: "t",
    kind: "return",
    reason: "Too tight",
    lines: [{ itemId: 1, quantity: 1 }],
  };

  it.each(["asha@upi", "asha.k-1_b@okhdfcbank", "9876543210@kotak811", ""])("accepts %j", (upiId) => {
    expect(returnSchema.safeParse({ ...asked, upiId }).success).toBe(true);
  });

  it.each(["asha", "asha@", "a@upi", "asha@8", "asha@1bank", "asha@ok bank", "asha@gmail.com"])(
    "rejects %j",
    (upiId) => expect(returnSchema.safeParse({ ...asked, upiId }).success).toBe(false),
  );
});
