import { typedLimits } from "./place-limits";

const buyer = { phone: "+919876543210", email: "Asha.Rao+tees@gmail.com" };
const account = { phone: buyer.phone, email: "asharao@gmail.com", isPhoneProven: true, isEmailProven: true };
const both = [
  ["placePhone", "+919876543210"],
  ["placeEmail", "asharao@gmail.com"],
];

test("a press counts for the phone and the mailbox that were typed", () => {
  expect(typedLimits(buyer, null)).toEqual(both);
  expect(typedLimits(buyer, { ...account, phone: "+919876500000", email: "ravi@kapas.test" })).toEqual(both);
});

test("somebody who is signed in with a proven phone and mailbox is not counted", () => {
  expect(typedLimits(buyer, account)).toEqual([]);
  expect(typedLimits(buyer, { ...account, isPhoneProven: false, isEmailProven: false })).toEqual(both);
});
