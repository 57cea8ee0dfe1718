import { readRange } from "./range";

const now = new Date("2026-11-20T19:00:00Z");

it("a range ends today in India and is compared with as many days before", () => {
  expect(readRange({ range: "7d" }, now)).toMatchObject({
    starts: "2026-11-14T18:30:00.000Z",
    ends: "2026-11-21T18:30:00.000Z",
    beforeStarts: "2026-11-07T18:30:00.000Z",
    days: { first: "2026-11-15", last: "2026-11-21" },
  });
});

it("accepts typed days, both included", () => {
  expect(readRange({ from: "2026-11-01", to: "2026-11-01" }, now)).toMatchObject({
    starts: "2026-10-31T18:30:00.000Z",
    ends: "2026-11-01T18:30:00.000Z",
    beforeStarts: "2026-10-30T18:30:00.000Z",
    problem: null,
  });
});

it("a range of hours has no days", () => {
  expect(readRange({ range: "1h" }, now)).toMatchObject({
    starts: "2026-11-20T18:00:00.000Z",
    ends: "2026-11-20T19:00:00.000Z",
    days: null,
  });
});

it.each([
  [{ from: "2026-11-02", to: "2026-11-01" }, "The end date can't be before the start date"],
  [{ from: "2024-11-02", to: "2026-11-01" }, "Choose at most 366 days"],
  [{ from: "2026-13-40", to: "2026-11-01" }, "2026-13-40 isn't a date. Choose a start and end date"],
  [{ from: "2026-11-01", to: "2026-02-31" }, "2026-02-31 isn't a date. Choose a start and end date"],
  [{ from: "2026-11-01", to: "" }, "Choose a start and end date"],
])("reports the error in %j, and shows 30 days", (params, problem) => {
  expect(readRange(params, now)).toMatchObject({ problem, query: { range: "30d" } });
});
