import { toPaise } from "@/lib/money";
import {
  describeGroupFields,
  describeTeeCount,
  findDoubleNumbers,
  groupPriceOf,
  isAddedTee,
  isGroupOpen,
  listGroupPrices,
} from "./group-order";

const prices = {
  bands: [{ name: "Large", widthMm: 345, heightMm: 410, pricePaise: toPaise(299) }],
  breaks: [
    { quantity: 5, percent: 5 },
    { quantity: 10, percent: 10 },
  ],
};
const tee = {
  prices,
  blankPaise: toPaise(499),
  prints: [{ view: "front" as const, widthMm: 300, heightMm: 400 }],
  discountPercent: 0,
};

it("prices the next tee with the paid ones, and names the next step", () => {
  expect(groupPriceOf(tee, 0)).toEqual({
    unitPaise: toPaise(798),
    next: { more: 5, unitPaise: toPaise(758) },
  });
  expect(groupPriceOf(tee, 4)).toEqual({
    unitPaise: toPaise(758),
    next: { more: 6, unitPaise: toPaise(718) },
  });
  expect(groupPriceOf(tee, 30).next).toBeNull();
});

it("names only the fields that the design has", () => {
  expect(describeGroupFields({ name: true, number: true })).toBe("name, number and size");
  expect(describeGroupFields({ name: true, number: false })).toBe("name and size");
  expect(describeGroupFields({ name: false, number: true })).toBe("number and size");
  expect(describeGroupFields(null)).toBe("size");
});

it("lists the price of each tee by the number of paid ones", () => {
  const steps = listGroupPrices(tee).map((step) => [describeTeeCount(step), step.unitPaise]);
  expect(steps).toEqual([
    ["1 to 4", toPaise(798)],
    ["5 to 9", toPaise(758)],
    ["10 or more", toPaise(718)],
  ]);
});

it("finds numbers of several tees, and no missing ones", () => {
  expect(
    findDoubleNumbers([{ number: "7" }, { number: "" }, { number: "10" }, { number: "" }, { number: "7" }]),
  ).toEqual(["7"]);
});

it("is open until its deadline or its close", () => {
  const at = new Date("2026-12-01T10:00:00Z");
  const closesAt = "2026-12-01T10:00:01Z";
  expect(isGroupOpen({ closesAt, closedAt: null }, at)).toBe(true);
  expect(isGroupOpen({ closesAt: at.toISOString(), closedAt: null }, at)).toBe(false);
  expect(isGroupOpen({ closesAt, closedAt: at.toISOString() }, at)).toBe(false);
});

it("finds an equal unpaid tee, which can't be added twice", () => {
  const tee = { id: "1", name: "Ravi", number: "7", size: "M", state: "unpaid" } as const;
  expect(isAddedTee([tee], tee)).toBe(true);
  expect(isAddedTee([{ ...tee, state: "paying" }], tee)).toBe(true);
  for (const state of ["paid", "cancelled"] as const)
    expect(isAddedTee([{ ...tee, state }], tee)).toBe(false);
  for (const change of [{ name: "Asha" }, { number: "8" }, { size: "L" }])
    expect(isAddedTee([tee], { ...tee, ...change })).toBe(false);
});
