import { toPaise } from "@/lib/money";
import { describeRemainingSubscribers, emptyPlan, toPlanForm } from "./plan-form";
import { planSchema, tasteSlug, tastesSchema } from "./plan-schemas";

const plan = { ...emptyPlan, slug: "one-a-month", name: "One a month", amount: "499" };

it.each([
  [{}, true],
  [{ amount: "15000", maxPrice: "15000" }, true],
  [{ amount: "15001" }, false],
  [{ amount: "98" }, false],
  [{ amount: "499.50" }, false],
  [{ tees: "6" }, false],
  [{ months: "2" }, false],
  [{ maxPrice: "499" }, true],
  [{ maxPrice: "498" }, false],
  [{ maxPrice: "15001" }, false],
  [{ slug: "One a" }, false],
  [{ name: "ab" }, false],
])("a plan with %j is accepted: %s", (change, isFine) => {
  expect(planSchema.safeParse({ ...plan, ...change }).success).toBe(isFine);
});

it("a saved plan fills its form with the newest price", () => {
  const price = { amountPaise: toPaise(549), gatewayPlanId: null, subscribers: 0 };
  const form = toPlanForm({
    ...{ id: 1, slug: "one-a-month", name: "One a month", about: "", tees: 1, months: 3, isOffered: true },
    ...{ maxPricePaise: toPaise(1000), sortOrder: 2, version: 1 },
    prices: [{ ...price, id: "a", createdAt: "", by: null, attempts: 0, nextAt: "", lastError: null }],
  });
  expect(form).toEqual({ ...plan, months: "3", amount: "549", sortOrder: "2" });
});

it("reports how many stay on a withdrawn plan, at all of its prices", () => {
  const price = { id: "a", createdAt: "", by: null, attempts: 0, nextAt: "", lastError: null };
  const paidBy = (...counts: number[]) =>
    describeRemainingSubscribers({
      prices: counts.map((subscribers) => ({
        ...price,
        ...{ amountPaise: toPaise(549), gatewayPlanId: "plan_1", subscribers },
      })),
    });
  expect(paidBy(0)).toBe("No subscribers.");
  expect(paidBy(0, 1)).toBe("1 subscriber stays on it at the agreed price.");
  expect(paidBy(12, 3)).toBe("15 subscribers stay on it at the agreed price.");
});

const taste = (name: string, slug = "") => ({ slug, name, about: "", words: "chai or filter" });

it("two tastes need different names, and a name needs letters", () => {
  const problems = (tastes: unknown) =>
    tastesSchema.safeParse({ tastes }).error?.issues.map(({ path, message }) => [path.join("."), message]) ??
    [];
  expect(problems([taste("Folk & ornament"), taste("Street")])).toEqual([]);
  expect(problems([taste("Folk & ornament"), taste("Folk, ornament")])).toEqual([
    ["tastes.1.name", "Another taste has this name"],
  ]);
  expect(problems([taste("Street", "street"), taste("ல்ல")])).toEqual([
    ["tastes.1.name", "Use some letters or digits"],
  ]);
  expect(tasteSlug("Folk & ornament")).toBe("folk-ornament");
});
