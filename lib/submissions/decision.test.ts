import { explainClosedDecision } from "./decision";

const order = (status: "Confirmed" | "In Production" | "Shipped") => ({ orderNumber: "KP-1", status });

it("a submission can be decided while pending, and the decision changed until it is printed", () => {
  expect(explainClosedDecision({ status: "in_review", orders: [order("Confirmed")] })).toBeNull();
  expect(explainClosedDecision({ status: "rejected", orders: [] })).toBeNull();
  expect(explainClosedDecision({ status: "approved", orders: [order("Confirmed")] })).toBeNull();
  expect(
    explainClosedDecision({ status: "approved", orders: [order("Confirmed"), order("Shipped")] }),
  ).toMatch("approval can't be changed");
});

it("a submission can't be decided once its author has withdrawn or archived it", () => {
  expect(explainClosedDecision({ status: "withdrawn", orders: [] })).toMatch("withdrawn it");
  expect(explainClosedDecision({ status: "archived", orders: [] })).toMatch("archived it");
});
