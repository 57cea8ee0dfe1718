import { editProblemMessages, findEditProblem } from "./edit-lines";

const order = {
  status: "Confirmed",
  exchangeOf: null,
  documents: [],
  hold: null,
  refunds: [],
  items: [],
} as const;
type Facts = Parameters<typeof findEditProblem>[0];
const problemOf = (part: object) => findEditProblem({ ...order, ...part } as unknown as Facts);

test("lines can be changed until they are printed, and while no document, dispute or refund depends on them", () => {
  for (const status of ["Pending Payment", "COD Review", "Confirmed"])
    expect(problemOf({ status })).toBeNull();
  expect(problemOf({ status: "In Production" })).toBe("printed");
  expect(problemOf({ exchangeOf: "KP-1" })).toBe("exchange");
  expect(problemOf({ documents: [{ kind: "invoice" }] })).toBe("invoiced");
  expect(problemOf({ hold: "disputed" })).toBe("disputed");
  expect(problemOf({ refunds: [{ status: "requested" }] })).toBe("refunded");
  expect(problemOf({ refunds: [{ status: "failed" }] })).toBeNull();
  expect(problemOf({ items: [{ designVersionId: null }] })).toBeNull();
  expect(problemOf({ items: [{ designVersionId: null }, { designVersionId: "9d6f" }] })).toBe("custom");
});

test("each reason is a sentence with what to do", () => {
  for (const words of Object.values(editProblemMessages)) expect(words).toMatch(/^[A-Z].*\.$/);
});
