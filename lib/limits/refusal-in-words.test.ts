import { refusalInWords } from "./refusal-in-words";

test("names the waiting time, and what helps guests of a busy network at once", () => {
  expect(refusalInWords("browser", 1)).toBe("Too many attempts. Please try again in 1 minute.");
  expect(refusalInWords("browser", 5400)).toMatch(/in 90 minutes\.$/);
  expect(refusalInWords("browser", 5401)).toMatch(/in 2 hours\.$/);
  expect(refusalInWords("guest", 601)).toBe(
    "Too many guests on your network. Please log in, or try again in 11 minutes.",
  );
});

test("leaves other limits their own messages", () => {
  expect(refusalInWords("visitor", 60)).toBeUndefined();
  expect(refusalInWords(undefined, 60)).toBeUndefined();
});
