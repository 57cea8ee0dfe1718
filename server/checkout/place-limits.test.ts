import { typedLimits } from "./place-limits";

const buyer = { phone: "+919876543210", email: "Asha.Rao+tees@gmail.com" };
const account = { phone: buyer.phone, email: "asharao@gmail.com", isPhoneProven: true, isEmailProven: true };
const both = [
  ["placePhone", "+919876543210"],
  ["placeEmail", "asharao@gmail.com"],
];

test("an attempt counts for the typed phone and email address", () => {
  expect(typedLimits(buyer, null)).toEqual(both);
  expect(typedLimits(buyer, { ...account, phone: "+919876500000", email: "ravi@kapas.test" })).toEqual(both);
});

test("a signed-in customer with a confirmed phone and email is not counted", () => {
  expect(typedLimits(buyer, account)).toEqual([]);
  expect(typedLimits(buyer, { ...account, isPhoneProven: false, isEmailProven: false })).toEqual(both);
});
