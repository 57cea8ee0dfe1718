import { isLate, lateSearch } from "./order-list";

const order = { status: "Packed" as const, hold: null, createdAt: "2026-11-15T10:00:00Z" };

it("marks the orders as late that the late search finds", () => {
  expect(lateSearch("2026-11-20")).toBe("status:print,printing,packed created:<2026-11-16");
  expect(isLate(order, "2026-11-20")).toBe(true);
  expect(isLate({ ...order, createdAt: "2026-11-15T18:30:00Z" }, "2026-11-20")).toBe(false);
});

it("never marks a shipped or held order as late", () => {
  expect(isLate({ ...order, status: "Shipped" }, "2026-12-01")).toBe(false);
  expect(isLate({ ...order, hold: "art_review" }, "2026-12-01")).toBe(false);
});
