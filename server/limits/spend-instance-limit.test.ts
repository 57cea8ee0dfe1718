import { limits } from "@/lib/limits/limits";
import { AppError } from "@/server/errors";
import { spendInstanceLimit } from "./spend-instance-limit";

const minute = 60_000;
const { limit } = limits.trackInstance;

function refusalOf(count: number, now: number): AppError | null {
  try {
    spendInstanceLimit("trackInstance", count, now);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

it("accepts twice 500 events a second for minutes", () => {
  for (let second = 0; second < 180; second++) {
    for (let group = 0; group < 200; group++) expect(refusalOf(5, second * 1000 + group)).toBeNull();
  }
});

it("refuses events above the limit with a waiting time, without counting them", () => {
  const now = 10 * minute;
  spendInstanceLimit("trackInstance", limit - 3, now);
  for (let tries = 0; tries < 3; tries++) {
    expect(refusalOf(5, now + 20_000)).toMatchObject({ code: "rate_limited", retryAfter: 40 });
  }
  expect(refusalOf(3, now + 20_000)).toBeNull();
  expect(refusalOf(1, now + minute - 1)).toMatchObject({ retryAfter: 1 });
  expect(refusalOf(limit, now + minute)).toBeNull();
});
