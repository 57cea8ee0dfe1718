import { tellDecided } from "./desk-decision";

const order = (status: "Confirmed" | "In Production" | "Shipped") => ({ orderNumber: "KP-1", status });

it("can be decided while pending and changed until it is printed", () => {
  expect(tellDecided({ status: "in_review", orders: [order("Confirmed")] })).toBeNull();
  expect(tellDecided({ status: "rejected", orders: [] })).toBeNull();
  expect(tellDecided({ status: "approved", orders: [order("Confirmed")] })).toBeNull();
  expect(tellDecided({ status: "approved", orders: [order("Confirmed"), order("Shipped")] })).toMatch(
    "approval can't be changed",
  );
});

it("can't be decided once its author has withdrawn or archived it", () => {
  expect(tellDecided({ status: "withdrawn", orders: [] })).toMatch("withdrawn it");
  expect(tellDecided({ status: "archived", orders: [] })).toMatch("archived it");
});
