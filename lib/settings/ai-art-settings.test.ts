import { aiArtSettingsSchema, usualAiArt } from "./ai-art-settings";

const problemsOf = (change: object) =>
  (aiArtSettingsSchema.safeParse({ ...usualAiArt, ...change }).error?.issues ?? []).map(({ path }) =>
    path.join("."),
  );

it("takes the usual values, and whole numbers that a shop can mean", () => {
  expect(problemsOf({})).toEqual([]);
  expect(
    problemsOf({ isOn: false, personDay: "99", personMonth: "999", shopDay: "9999", budget: "999999" }),
  ).toEqual([]);
});

it.each([
  ["personDay", "0"],
  ["personDay", "100"],
  ["personMonth", "-1"],
  ["shopDay", "10000"],
  ["budget", "12.50"],
  ["budget", "5,00,0"],
])("refuses %s of %s", (field, value) => {
  expect(problemsOf({ [field]: value })).toEqual([field]);
});

it("a month has at least as many as a day", () => {
  expect(problemsOf({ personDay: "5", personMonth: "4" })).toEqual(["personMonth"]);
});
