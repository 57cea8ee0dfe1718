import { orderOf } from "@/testing/order";
import type { OrderStatus } from "./order";
import { promisedArrival, toPromise } from "./promise";

it.each([
  ["Confirmed", "by Fri, 27 Nov"],
  ["Shipped", "by Fri, 27 Nov"],
  ["Delivered", null],
  ["Cancelled", null],
] as const)("an order that is %s shows its arrival as: %s", (status: OrderStatus, expected) => {
  expect(promisedArrival(orderOf({ status, promise: { minDays: 2, maxDays: 6 } }))).toBe(expected);
});

it("promises nothing for an order without days", () => {
  expect(
    promisedArrival(orderOf({ status: "Confirmed", promise: toPromise({ min_days: null, max_days: null }) })),
  ).toBeNull();
});
