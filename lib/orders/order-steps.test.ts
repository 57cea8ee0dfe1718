import { asPaise } from "@/lib/money";
import { orderOf } from "@/testing/order";
import { makeReturns } from "@/testing/order-returns";
import type { Exchange } from "./exchanges";
import type { Order, OrderEvent } from "./order";
import { listOrderSteps } from "./order-steps";
import type { OrderReturns } from "./returns";

const ref = { orderNumber: "KP-0000-0000-0001", token: "t" };
const request = { isPickedUp: false, valuePaise: asPaise(49_900), hasOthers: false };
const replacement: Exchange = {
  ...ref,
  ...{ returnId: "r", status: "Confirmed", isHere: false, isPickedUp: false, items: [] },
};
const asked: Partial<OrderReturns> = {
  open: { ...request, kind: "exchange", exchange: { ...ref, status: "Confirmed", lost: null } },
  exchanges: [replacement],
};

function stepsOf(changes: Partial<Order>, returns: Partial<OrderReturns> = {}, canReturn = false) {
  return listOrderSteps({
    order: { ...orderOf(changes), token: "t" },
    returns: makeReturns(returns),
    reviewHref: "/review",
    canReturn,
    invoiceHref: null,
  });
}
const nextOf = (...order: Parameters<typeof stepsOf>) => stepsOf(...order).filter(({ isNext }) => isNext);

it("leads to the exchange while it is requested, and lets its customer cancel it before pickup", () => {
  const steps = stepsOf({ status: "Return Requested" }, asked);
  expect(steps.slice(0, 2).map(({ label }) => label)).toEqual([
    "See your exchange",
    "Cancel exchange request",
  ]);
  expect(steps.filter(({ isNext }) => isNext)).toEqual([
    { label: "See your exchange", href: expect.stringContaining(ref.orderNumber), isNext: true },
  ]);
  const open = asked.open && { ...asked.open, isPickedUp: true };
  expect(stepsOf({ status: "Return Requested" }, { ...asked, open }).map(({ label }) => label)).not.toContain(
    "Cancel exchange request",
  );
});

it("leads to the exchange once the old items have arrived", () => {
  const exchanges = [{ ...replacement, isHere: true }];
  expect(nextOf({ status: "Returned" }, { exchanges })).toMatchObject([{ label: "See your exchange" }]);
});

it("leads to the return while it is open, also after its exchange was lost", () => {
  const open = {
    ...request,
    kind: "return",
    exchange: { ...ref, status: "Cancelled", lost: "cancelled" },
  } as const;
  const labels = stepsOf({ status: "Return Requested" }, { open }).map(({ label }) => label);
  expect(labels.slice(0, 2)).toEqual(["See your return", "Cancel return request"]);
});

it("leads from a cancelled exchange to the first order, and there to another request", () => {
  const replaces = { ...ref, status: "Withdrawn", isPickedUp: false } as const;
  expect(nextOf({ status: "Cancelled" }, { replaces })).toMatchObject([{ label: "See your first order" }]);
  const event: OrderEvent = {
    ...{ type: "return_withdrawn", fromStatus: null, toStatus: null, note: "", facts: {}, at: "" },
  };
  expect(nextOf({ status: "Delivered", events: [event] }, {}, true)).toMatchObject([
    { label: "Exchange or return" },
  ]);
});

it("otherwise asks for a review, and tracks a parcel only while it is on its way", () => {
  expect(nextOf({ status: "Delivered" }, {}, true)).toMatchObject([{ label: "Write a review" }]);
  const untracked = { courier: null, trackingNumber: null };
  const labels = (order: Partial<Order>) =>
    listOrderSteps({
      ...{ order: { ...orderOf(order), token: "t" }, returns: makeReturns(), reviewHref: null },
      ...{ canReturn: false, invoiceHref: "/invoice" },
    }).map(({ label, isNext }) => (isNext ? `${label}!` : label));
  expect(labels({ status: "Shipped" })).toEqual(["Track parcel!", "Invoice", "Get help"]);
  expect(labels({ status: "Completed" })).toEqual(["Track parcel", "Invoice", "Get help"]);
  expect(labels({ ...untracked, status: "Confirmed" })).toEqual(["Invoice", "Cancel order", "Get help"]);
});
