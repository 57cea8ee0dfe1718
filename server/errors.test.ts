import { BackendError, toFailure } from "./errors";

jest.mock("@/server/log", () => ({ log: { error: jest.fn() } }));

const answered = (status: number) =>
  new BackendError("orders", { message: "no", code: "", hint: null }, status);

const unavailable = { ok: false, code: "unavailable", message: "Server error. Please try again later" };

test.each([
  ["no answer", answered(0)],
  ["500", answered(500)],
  ["503", answered(503)],
  ["408", answered(408)],
  ["429", answered(429)],
  ["a connection that failed", new TypeError("fetch failed")],
  ["a deadline that passed", Object.assign(new Error("late"), { name: "TimeoutError" })],
])("a database with %s is unavailable, and says so to the letter", (_, error) => {
  expect(toFailure("place", error)).toEqual(unavailable);
});

test.each([
  ["a refusal", answered(400)],
  ["what nobody expected", new Error("secret")],
])("%s is shown masked", (_, error) => {
  const failure = toFailure("place", error);
  expect(failure.code).toBe("internal");
  expect(failure.message).not.toContain("secret");
});
