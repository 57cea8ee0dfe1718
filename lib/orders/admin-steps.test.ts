import { explainWrongStatus, isNextStep, listSteps, type OrderStep } from "./admin-steps";
import type { OrderStatus, PaymentStatus } from "./order";

const now = new Date("2026-11-22T10:00:00Z");
const later = "2026-11-29T10:00:00Z";

const stepsOf = (
  status: OrderStatus,
  {
    paymentStatus = "captured" as PaymentStatus,
    hold = null as string | null,
    returnsUntil = null as string | null,
    undoUntil = null as string | null,
  } = {},
  may = (_permission: string) => true,
) => listSteps({ status, paymentStatus, hold, returnsUntil, undoUntil }, may, now);
const possible = (steps: { step: OrderStep; why: string | null }[]) =>
  steps.flatMap(({ step, why }) => (why === null ? [step] : []));

it.each<[OrderStatus, PaymentStatus, OrderStep[]]>([
  ["Pending Payment", "created", ["cancel"]],
  ["COD Review", "cod_due", ["confirm", "cancel"]],
  ["Confirmed", "captured", ["print", "cancel"]],
  ["In Production", "captured", ["pack", "cancel"]],
  ["Packed", "captured", ["ship", "unpack", "cancel"]],
  ["Shipped", "cod_due", ["deliver", "come_back"]],
  ["Shipped", "captured", ["deliver", "come_back"]],
  ["Shipped", "cod_collected", ["deliver"]],
  ["Delivered", "cod_due", ["collect", "complete"]],
  ["Completed", "captured", []],
  ["Cancelled", "refunded", []],
])("%s and %s: %j", (status, paymentStatus, steps) => {
  expect(possible(stepsOf(status, { paymentStatus }))).toEqual(steps);
});

it("an order on hold can't be made, with the reason; it can be cancelled", () => {
  const steps = stepsOf("Confirmed", { hold: "disputed" });
  expect(steps).toMatchObject([{ step: "print", why: expect.stringContaining("disputed") }, { why: null }]);
});

it("an order is completed when no return is possible any more", () => {
  expect(possible(stepsOf("Delivered", { returnsUntil: later }))).toEqual([]);
  expect(possible(stepsOf("Delivered", { returnsUntil: "2026-11-20T10:00:00Z" }))).toEqual(["complete"]);
});

it("a manual shipment or delivery can be undone for an hour", () => {
  expect(possible(stepsOf("Shipped", { undoUntil: "2026-11-22T10:30:00Z" }))).toEqual([
    "deliver",
    "unship",
    "come_back",
  ]);
  expect(possible(stepsOf("Delivered", { undoUntil: "2026-11-22T10:30:00Z" }))).toContain("undeliver");
  expect(possible(stepsOf("Delivered", { undoUntil: "2026-11-22T10:00:00Z" }))).not.toContain("undeliver");
});

it("omits steps that the role never includes", () => {
  const packer = (permission: string) => permission === "orders.fulfil";
  expect(stepsOf("Confirmed", {}, packer).map(({ step }) => step)).toEqual(["print"]);
});

it("cash is collected only for orders that owe it", () => {
  expect(isNextStep("collect", { status: "Returned", paymentStatus: "cod_due" })).toBe(true);
  expect(isNextStep("collect", { status: "Returned", paymentStatus: "refunded" })).toBe(false);
  expect(isNextStep("collect", { status: "Returned" })).toBe(false);
});

it("a refusal names the status, and the one that allows the step", () => {
  expect(explainWrongStatus("pack", "Shipped")).toBe(
    "It's “Shipped”. “Mark as packed” needs “In production”.",
  );
  expect(explainWrongStatus("confirm", "Packed")).toContain("“COD to confirm”");
});
