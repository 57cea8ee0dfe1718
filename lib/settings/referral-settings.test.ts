import { referralSettingsSchema, usualReferral } from "./referral-settings";

const problemsOf = (change: object) =>
  (referralSettingsSchema.safeParse({ ...usualReferral, ...change }).error?.issues ?? []).map(({ path }) =>
    path.join("."),
  );

it("takes the usual values, and others that a shop can mean", () => {
  expect(problemsOf({})).toEqual([]);
  expect(
    problemsOf({ isOn: false, pieces: "9", cap: "99999", ambassadors: "1,00,000", rating: "5" }),
  ).toEqual([]);
});

it.each([
  ["pieces", "0"],
  ["pieces", "10"],
  ["cap", "0"],
  ["cap", "12.50"],
  ["validDays", "1000"],
  ["holdAt", "x"],
  ["ambassadors", "many"],
  ["rating", "5.1"],
  ["rating", "0"],
])("refuses %s of %s", (field, value) => {
  expect(problemsOf({ [field]: value })).toEqual([field]);
});
