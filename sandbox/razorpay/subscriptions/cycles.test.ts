import { dayOf, secondsOf } from "@/testing/open-razorpay";
import { startOfCycle } from "./cycles";

function days(first: string, interval: number, count: number) {
  const anchor = secondsOf(first);
  return Array.from({ length: count }, (_, cycle) =>
    dayOf(startOfCycle(anchor, { period: "monthly", interval }, cycle)),
  );
}

test("a cycle of the 31st starts on the last day of shorter months, and on the 31st again after them", () => {
  expect(days("2027-01-31", 1, 6)).toEqual([
    "2027-01-31",
    "2027-02-28",
    "2027-03-31",
    "2027-04-30",
    "2027-05-31",
    "2027-06-30",
  ]);
});

test("February has its 29th in a leap year", () => {
  expect(days("2028-01-30", 1, 3)).toEqual(["2028-01-30", "2028-02-29", "2028-03-30"]);
  expect(days("2028-02-29", 12, 5)).toEqual([
    "2028-02-29",
    "2029-02-28",
    "2030-02-28",
    "2031-02-28",
    "2032-02-29",
  ]);
});

test("a cycle of the 31st falls on the leap day, and returns to the 31st", () => {
  expect(days("2027-12-31", 1, 5)).toEqual([
    "2027-12-31",
    "2028-01-31",
    "2028-02-29",
    "2028-03-31",
    "2028-04-30",
  ]);
  expect(days("2027-11-30", 3, 3)).toEqual(["2027-11-30", "2028-02-29", "2028-05-30"]);
});

test("a quarterly plan charges every three months", () => {
  const quarters = ["2026-11-30", "2027-02-28", "2027-05-30", "2027-08-30"];
  expect(days("2026-11-30", 3, 4)).toEqual(quarters);
});

test("a day ends at midnight in India: half an hour before it and half an hour after it are two days", () => {
  expect(days("2027-01-30T23:30:00+05:30", 1, 2)).toEqual(["2027-01-30", "2027-02-28"]);
  expect(days("2027-01-31T00:30:00+05:30", 1, 3)[2]).toBe("2027-03-31");
  const second = startOfCycle(secondsOf("2027-03-04"), { period: "monthly", interval: 1 }, 1);
  expect(second).toBe(secondsOf("2027-04-04T00:00:00+05:30"));
});
