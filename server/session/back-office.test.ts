import { isFactorRequired } from "./back-office";

test("production admits no staff without an authenticator app, unless its environment says so", () => {
  expect(isFactorRequired({ APP_ENV: "production" })).toBe(true);
  expect(isFactorRequired({ APP_ENV: "production", STAFF_TWO_FACTOR: "optional" })).toBe(false);
});

test("the sandbox's admin signs in with the password from the README", () => {
  expect(isFactorRequired({ APP_ENV: "sandbox" })).toBe(false);
  expect(isFactorRequired({ APP_ENV: "preview", STAFF_TWO_FACTOR: "required" })).toBe(true);
});
