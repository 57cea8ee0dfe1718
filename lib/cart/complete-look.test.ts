import { expect, it } from "vitest";
import { asPaise } from "@/lib/money";
import { completeLook } from "./complete-look";

const tees = (...rupees: number[]) => rupees.map((one) => ({ pricePaise: asPaise(one * 100) }));
const look = (missing: number, ...rupees: number[]) =>
  completeLook(tees(...rupees), asPaise(missing * 100)).map(({ pricePaise }) => pricePaise / 100);

it("suggests up to four tees that reach free delivery, first those that reach it alone", () => {
  expect(look(460, 399, 539, 449, 460, 899, 299)).toEqual([539, 460, 899, 399]);
  expect(look(900, 539, 449)).toEqual([539, 449]);
});

it("suggests nothing when fewer than two tees are left, or when they don't reach it", () => {
  expect(look(460, 539)).toEqual([]);
  expect(look(2000, 539, 449, 460, 299, 999)).toEqual([]);
  expect(look(100)).toEqual([]);
});
