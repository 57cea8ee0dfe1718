import { toPaise } from "@/lib/money";
import type { AdminCustomer } from "./admin-customer";
import { listCustomerSteps } from "./customer-steps";

const order: AdminCustomer["orders"][number] = {
  orderNumber: "KP-1111-2222-3333",
  status: "Shipped",
  paymentStatus: "captured",
  paymentMethod: "online",
  totalPaise: toPaise(499),
  at: "2026-11-01T10:00:00Z",
  isGuest: false,
  returns: [],
};
const statement = { note: "A letter", by: "Meera", at: "2026-11-01T10:00:00Z" };
const customer = { block: null, deletion: null, sessions: 1, isEmailProven: true, orders: [] };

const whyOf = (facts: Parameters<typeof listCustomerSteps>[0]) =>
  Object.fromEntries(listCustomerSteps(facts).map(({ step, why }) => [step, why]));

it("offers the steps that fit the state of the account", () => {
  expect(whyOf(customer)).toEqual({
    signOut: null,
    mailPassword: null,
    copyData: null,
    requestDeletion: null,
    block: null,
  });
  expect(Object.keys(whyOf({ ...customer, block: statement, deletion: statement }))).toEqual([
    "signOut",
    "mailPassword",
    "copyData",
    "cancelDeletionRequest",
    "deleteAccount",
    "unblock",
  ]);
});

it("gives the reason for an unavailable step", () => {
  expect(whyOf({ ...customer, sessions: 0, isEmailProven: false })).toMatchObject({
    signOut: "no active sessions",
    mailPassword: "no verified email; they log in with a code sent to their phone",
  });
  expect(whyOf({ ...customer, block: statement }).mailPassword).toBe("unblock the account first");
  expect(whyOf({ ...customer, deletion: statement, orders: [order] }).deleteAccount).toBe(
    "order KP-1111-2222-3333 isn't finished",
  );
});

it("a guest's open order does not block deleting the account", () => {
  const facts = { ...customer, deletion: statement, orders: [{ ...order, isGuest: true }] };
  expect(whyOf(facts).deleteAccount).toBeNull();
});
