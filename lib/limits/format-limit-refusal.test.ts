import { formatLimitRefusal } from "./format-limit-refusal";

test("names the waiting time, and what helps guests of a busy network at once", () => {
  expect(formatLimitRefusal("browser", 1)).toBe("Too many attempts. Please try again in 1 minute.");
  expect(formatLimitRefusal("browser", 5400)).toMatch(/in 90 minutes\.$/);
  expect(formatLimitRefusal("browser", 5401)).toMatch(/in 2 hours\.$/);
  expect(formatLimitRefusal("guest", 601)).toBe(
    "Too many guests on your network. Please log in, or try again in 11 minutes.",
  );
});

test("leaves other limits their own messages", () => {
  expect(formatLimitRefusal("visitor", 60)).toBeUndefined();
  expect(formatLimitRefusal(undefined, 60)).toBeUndefined();
});
