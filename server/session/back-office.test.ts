import { isFactorRequired } from "./back-office";

test("production lets no staff in without an authenticator app, unless it says so", () => {
  expect(isFactorRequired({ APP_ENV: "production" })).toBe(true);
  expect(isFactorRequired({ APP_ENV: "production", STAFF_TWO_FACTOR: "optional" })).toBe(false);
});

test("the sandbox's admin gets in with the password that the README gives", () => {
  expect(isFactorRequired({ APP_ENV: "sandbox" })).toBe(false);
  expect(isFactorRequired({ APP_ENV: "preview", STAFF_TWO_FACTOR: "required" })).toBe(true);
});
