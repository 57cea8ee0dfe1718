import { toRatios } from "./ratios";

test("a ratio compares a page with the empty page of the same round", () => {
  const empty = [{ "first paint": 400 }, { "first paint": 800 }, { "first paint": 500 }];
  const page = [{ "first paint": 800 }, { "first paint": 1000 }, { "first paint": 1500 }];
  expect(toRatios(page, empty)).toEqual({ "first paint": "2 (1.25–3)" });
});

test("rounds without a value of either page are left out", () => {
  expect(toRatios([{}, { TBT: 60 }], [{ TBT: 10 }, { TBT: 20 }])).toEqual({ TBT: "3 (3–3)" });
  expect(toRatios([{ TBT: 30 }, { TBT: 60 }], [{ TBT: 0 }, { TBT: 20 }])).toEqual({ TBT: "3 (3–3)" });
  expect(toRatios([{ TBT: 30 }], [{ TBT: 0 }])).toEqual({ TBT: "-" });
});
