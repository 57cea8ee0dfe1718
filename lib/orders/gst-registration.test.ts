import { canCancel, isCase, nextTryAt } from "./gst-registration";
import { registrationStepSchema } from "./gst-registration-schema";

const now = new Date("2026-11-29T10:00:00Z");

it.each([
  ["waiting", 4, false],
  ["waiting", 5, true],
  ["cancelling", 5, true],
  ["refused", 0, true],
  ["registered", 9, false],
  ["closed", 9, false],
] as const)("%s after %d tries is a case: %s", (state, attempts, expected) => {
  expect(isCase({ state, attempts })).toBe(expected);
});

it.each([
  ["registered", "2026-11-28T10:00:01Z", true],
  ["registered", "2026-11-28T10:00:00Z", false],
  ["cancelled", "2026-11-29T09:00:00Z", false],
  ["waiting", null, false],
] as const)("%s since %s can be cancelled: %s", (state, registeredAt, expected) => {
  expect(canCancel({ state, registeredAt }, now)).toBe(expected);
});

it("a failed registration waits twice as long after each try, an hour at most", () => {
  const minutes = [1, 2, 3, 7, 30].map((tries) => (nextTryAt(tries, now).getTime() - now.getTime()) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 60, 60]);
});

it("a registration case is closed only with a note", () => {
  const step = { step: "close", number: "KP2627-000001", kind: "e_invoice", note: " x " };
  expect(registrationStepSchema.safeParse(step).error?.issues[0]?.path).toEqual(["note"]);
});
