import type { AdminEvent } from "./admin-subscription";
import { buildSubscriptionTimeline } from "./timeline";

const event = (change: Partial<AdminEvent>): AdminEvent => ({
  id: 1,
  type: "started",
  actor: "customer",
  by: null,
  note: "",
  data: {},
  at: "2026-11-20T10:00:00Z",
  ...change,
});

it.each([
  [{}, ["Started, mandate requested", "Customer", undefined]],
  [
    {
      type: "requested_pause",
      actor: "admin",
      by: "Meera",
      data: { charges: 2, resumes_at: "2027-01-24T00:00:00Z" },
    },
    ["Pause requested", "Meera", "2 charges skipped · resumes on 24 Jan 2027"],
  ],
  [
    { type: "status", actor: "gateway", data: { status: "halted" } },
    ["Now: Past due", "Razorpay", undefined],
  ],
  [
    { type: "details_changed", data: { fields: ["size", "address"] } },
    ["Details changed", "Customer", "size, address"],
  ],
  [{ type: "charged", actor: "gateway", data: { amount: 499 } }, ["Charged", "Razorpay", "₹499"]],
  [{ type: "noted", actor: "admin", by: "Meera", note: "Called" }, ["Note", "Meera", "Called"]],
  [{ type: "something_new", actor: "system" }, ["something new", "System", undefined]],
] as const)("describes %j", (change, expected) => {
  const [line] = buildSubscriptionTimeline([event(change as unknown as Partial<AdminEvent>)]);
  expect([line?.words, line?.who, line?.detail]).toEqual(expected);
});

it("links a charge to its order", () => {
  const [line] = buildSubscriptionTimeline([
    event({ type: "ordered", data: { order_number: "KP-1111-2222-3333" } }),
  ]);
  expect(line?.href).toBe("/admin/orders/KP-1111-2222-3333");
});
