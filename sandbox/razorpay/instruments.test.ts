import { outcomeOf } from "./instruments";

const card = (number: string, otp = "1234") => outcomeOf({ method: "card", number, otp });

test.each(["4100 2800 0000 1007", "5500670000001002", "6527 6589 0000 1005"])(
  "card %s is captured",
  (number) => {
    expect(card(number)).toEqual({ kind: "captured" });
  },
);

test("the card without balance fails with insufficient_fund", () => {
  expect(card("4100 2800 0008 0001")).toMatchObject({
    kind: "failed",
    failure: { reason: "insufficient_fund" },
  });
});

test("an OTP of fewer than four digits makes a good card fail", () => {
  expect(card("4100 2800 0000 1007", "123")).toMatchObject({ failure: { reason: "incorrect_otp" } });
});

test.each(["intent", "qr"] as const)("UPI by %s is captured when it is approved, else it fails", (flow) => {
  expect(outcomeOf({ method: "upi", flow, isApproved: true })).toEqual({ kind: "captured" });
  expect(outcomeOf({ method: "upi", flow, isApproved: false })).toMatchObject({ kind: "failed" });
});

test("any other instrument makes no payment and returns the reason", () => {
  expect(card("4242 4242 4242 4242")).toHaveProperty("error");
  expect(outcomeOf({ method: "emandate", bank: "XXXX" })).toHaveProperty("error");
});
