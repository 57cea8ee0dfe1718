import { chargeDayAfter } from "./charge-days";

const monthly = { chargeAt: "2026-12-24T18:30:00Z", startedAt: "2026-11-25T06:00:00Z", plan: { months: 1 } };
const skip = (rhythm: typeof monthly) => chargeDayAfter(rhythm, rhythm.chargeAt);

test("after a skipped charge the next one is a month or a quarter later, on the same day in India", () => {
  expect(skip(monthly)).toBe("2027-01-25");
  expect(skip({ ...monthly, plan: { months: 3 } })).toBe("2027-03-25");
});

test("a month that lacks the day charges on its last one, and later months on the agreed day again", () => {
  const last = { ...monthly, startedAt: "2027-01-31T06:00:00Z" };
  expect(skip({ ...last, chargeAt: "2027-01-30T18:30:00Z" })).toBe("2027-02-28");
  expect(skip({ ...last, chargeAt: "2027-02-27T18:30:00Z" })).toBe("2027-03-31");
  expect(skip({ ...last, startedAt: "2026-11-28T06:00:00Z", chargeAt: "2027-02-27T18:30:00Z" })).toBe(
    "2027-03-28",
  );
});

test("after a pause it is the first one after the resume", () => {
  expect(chargeDayAfter(monthly, "2027-01-28T18:30:00Z")).toBe("2027-02-25");
  expect(chargeDayAfter({ ...monthly, chargeAt: "2027-03-24T18:30:00Z" }, "2027-01-28T18:30:00Z")).toBe(
    "2027-03-25",
  );
});

test("while paused, the day comes from the first charge", () => {
  const paused = { ...monthly, chargeAt: null };
  expect(chargeDayAfter(paused, "2026-12-31T18:30:00Z")).toBe("2027-01-25");
  expect(chargeDayAfter({ ...paused, plan: { months: 3 } }, "2026-12-31T18:30:00Z")).toBe("2027-02-25");
  expect(chargeDayAfter({ ...paused, startedAt: null }, "2026-12-31T18:30:00Z")).toBeNull();
});
